import Testing

@testable import BinderyUsers

struct AttemptLimitTests {
  private let start = ContinuousClock.now

  @Test func someAttemptsAreMadeAtOnceAndThenOnceInAWhile() {
    var limit = AttemptLimit(burst: 3, interval: .seconds(30))
    #expect((1...4).map { _ in limit.take("ada", at: start) } == [true, true, true, false])
    let isOtherTaken = limit.take("bob", at: start)
    #expect(isOtherTaken)
    let later = start + .seconds(30)
    #expect((1...2).map { _ in limit.take("ada", at: later) } == [true, false])
  }

  @Test func refusedAttemptsDoNotCount() {
    var limit = AttemptLimit(burst: 1, interval: .seconds(30))
    for _ in 1...10 { _ = limit.take("ada", at: start) }
    let isTaken = limit.take("ada", at: start + .seconds(30))
    #expect(isTaken)
  }

  @Test func forgottenAttemptsDoNotCount() {
    var limit = AttemptLimit(burst: 1, interval: .seconds(30))
    var taken = [limit.take("ada", at: start)]
    limit.forget("ada")
    taken.append(limit.take("ada", at: start))
    #expect(taken == [true, true])
  }

  @Test func theNumberOfNamesIsLimited() {
    var limit = AttemptLimit(burst: 2, interval: .seconds(30), maximumNames: 10)
    for _ in 1...2 { _ = limit.take("ada", at: start) }
    let others = (0..<1000).map { limit.take("\($0)", at: start) }
    #expect(others.allSatisfy(\.self) && limit.count <= 10)
    // The name with the most attempts is remembered longest.
    let isTaken = limit.take("ada", at: start)
    #expect(!isTaken)
  }
}
