import Bindery
import Testing

/// The clock by which hosts measure and wait.
@Suite struct SteadyClockTests {
  /// A clock whose sleeps end with their task only.
  private let stopped = SteadyClock(sleep: { _ in
    let (never, _) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    throw CancellationError()
  })

  @Test func waitsEndWhenTheirWorkIsDone() async {
    await stopped.wait(atMost: .seconds(1)) { done in Task { done() } }
  }

  @Test func waitsEndAtTheirLimit() async {
    let (limits, limit) = AsyncStream<Duration>.makeStream()
    let start = ContinuousClock.now
    let clock = SteadyClock(now: { start }, sleep: { limit.yield($0) })
    await clock.wait(atMost: .seconds(7)) { _ in }
    limit.finish()
    var slept: [Duration] = []
    for await limit in limits { slept.append(limit) }
    #expect(slept == [.seconds(7)])
  }

  @Test func theLongestLimitIsNoOverflow() async {
    await SteadyClock(sleep: { _ in }).wait(atMost: .seconds(Int64.max)) { _ in }
  }

  @Test func sleepsLastUntilTheTimeOfTheClock() async throws {
    let start = ContinuousClock.now
    let (times, time) = AsyncStream<Duration>.makeStream()
    let clock = SteadyClock(now: { start }, sleep: { time.yield($0) })
    try await clock.sleep(until: start + .seconds(3))
    try await clock.sleep(for: .seconds(2))
    time.finish()
    var slept: [Duration] = []
    for await time in times { slept.append(time) }
    #expect(slept == [.seconds(3), .seconds(2)])
  }
}
