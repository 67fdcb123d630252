import Bindery
import Testing

@MainActor
private final class Model {
  @Box var number = 0
}

@Suite("Skip") @MainActor
struct SkipTests {
  @Test func eachObserverOfADriverSkipsItsOwnFirstValues() {
    let model = Model()
    let later = model.$number.skip(1)
    var first: [Int] = []
    var second: [Int] = []
    let one = later.bind { first.append($0) }
    model.number = 1
    let two = later.bind { second.append($0) }
    model.number = 2
    #expect(first == [1, 2])
    #expect(second == [2])
    one.dispose()
    two.dispose()
  }
}
