import Testing

@testable import BinderyWeb

struct EventRateTests {
  private let start = ContinuousClock.now

  private func taken(_ rate: inout EventRate, of count: Int, after time: Duration) -> Int {
    (1...count).count { _ in rate.take(at: start + time) }
  }

  @Test func aBurstIsFollowedByASteadyRate() {
    var rate = EventRate(burst: 5, perSecond: 2, now: start)
    #expect(taken(&rate, of: 10, after: .zero) == 5)
    #expect(taken(&rate, of: 10, after: .milliseconds(400)) == 0)
    #expect(taken(&rate, of: 10, after: .milliseconds(1500)) == 3)
    #expect(taken(&rate, of: 10, after: .seconds(3600)) == 5)
  }
}
