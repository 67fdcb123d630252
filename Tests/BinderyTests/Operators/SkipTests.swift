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

  @Test(arguments: [0, -1, Int.min])
  func skippingNoEventsSendsAll(count: Int) {
    let events = Relay<Int>()
    var seen: [Int] = []
    let binding = events.signal.skip(count).bind { seen.append($0) }
    events.accept(1)
    events.accept(2)
    #expect(seen == [1, 2])
    binding.dispose()
  }

  @Test(arguments: [0, -1, Int.min])
  func takingNoEventsSendsNone(count: Int) {
    let events = Relay<Int>()
    var seen: [Int] = []
    let binding = events.signal.take(count).bind { seen.append($0) }
    events.accept(1)
    #expect(seen == [])
    binding.dispose()
  }

  @Test(arguments: [0, -1, Int.min])
  func buffersOfNoEventsHoldOne(count: Int) {
    let events = Relay<Int>()
    var seen: [[Int]] = []
    let binding = events.signal.buffer(count: count).bind { seen.append($0) }
    events.accept(1)
    events.accept(2)
    #expect(seen == [[1], [2]])
    binding.dispose()
  }

  @Test(arguments: [0, -1, Int.min])
  func aReplayOfNoEventsSendsNoOldOnes(count: Int) {
    let events = Relay<Int>()
    var seen: [Int] = []
    let shared = events.signal.share(replay: count)
    let first = shared.bind { _ in }
    events.accept(1)
    let second = shared.bind { seen.append($0) }
    events.accept(2)
    #expect(seen == [2])
    first.dispose()
    second.dispose()
  }
}
