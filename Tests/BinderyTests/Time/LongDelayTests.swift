import Bindery
import BinderyTesting
import Testing

/// Durations that no clock can count.
@Suite(.workScope) @MainActor
struct LongDelayTests {
  nonisolated static let delays: [Duration] = [
    .seconds(Int64.max), .seconds(Int64.max) * 18, .seconds(Int64.min), .seconds(Int64.min) * 18,
  ]

  /// A clock for tests, the real one, and one that sleeps in a task.
  private let clock = TestClock()
  private var clocks: [any Clock<Duration>] { [clock, ContinuousClock(), SuspendingClock()] }

  @Test(arguments: delays)
  func operatorsAcceptAnyDuration(delay: Duration) async {
    let events = Relay<Int>()
    @SharedBox var number = 0
    let bag = DisposeBag()
    for clock in clocks {
      events.signal.throttle(for: delay, clock: clock).bind { _ in }.disposed(by: bag)
      events.signal.debounce(for: delay, clock: clock).bind { _ in }.disposed(by: bag)
      events.signal.delay(for: delay, clock: clock).bind { _ in }.disposed(by: bag)
      events.signal.buffer(for: delay, clock: clock).bind { _ in }.disposed(by: bag)
      events.signal.timeout(after: delay, clock: clock) { 0 }.bind { _ in }.disposed(by: bag)
      $number.throttle(for: delay, clock: clock).bind { _ in }.disposed(by: bag)
      $number.debounce(for: delay, clock: clock).bind { _ in }.disposed(by: bag)
      $number.delay(for: delay, clock: clock).bind { _ in }.disposed(by: bag)
      $number.timeout(after: delay, clock: clock) { 0 }.bind { _ in }.disposed(by: bag)
      Signal.interval(delay, clock: clock).bind { _ in }.disposed(by: bag)
      clock.schedule(after: delay) {}.disposed(by: bag)
      clock.schedule(afterEach: { delay }, {}).disposed(by: bag)
    }
    events.accept(1)
    number = 1
    await clock.advance(by: .milliseconds(2))
    events.accept(2)
    number = 2
    await clock.advance(by: .milliseconds(2))
    bag.dispose()
  }

  @Test(arguments: delays.prefix(2))
  func aLongDelayDoesNotEnd(delay: Duration) async {
    let events = Relay<Int>()
    var seen: [Int] = []
    let binding = events.signal.delay(for: delay, clock: clock).bind { seen.append($0) }
    events.accept(1)
    await clock.advance(by: .seconds(86_400 * 365))
    #expect(seen == [])
    binding.dispose()
  }

  @Test(arguments: delays)
  func aTestClockAdvancesByAnyDuration(delay: Duration) async {
    let start = clock.now
    #expect(start.advanced(by: delay).advanced(by: delay) != start)
    guard delay > .zero else { return }
    await clock.advance(by: delay)
    await clock.advance(by: delay)
    await clock.run(limit: delay)
    #expect(clock.now > start)
  }

  @Test func aTestClockInItsLastInstantFiresItsTimers() async {
    var count = 0
    await clock.advance(by: .seconds(Int64.max))
    let timer = clock.schedule(after: .seconds(Int64.max)) { count += 1 }
    await clock.advance(by: .zero)
    #expect(count == 1)
    timer.dispose()
  }

  @Test(arguments: delays)
  func anImmediateClockSleepsForAnyDuration(delay: Duration) async throws {
    let clock = ImmediateClock()
    for _ in 0..<3 { try await clock.sleep(for: delay) }
    #expect(clock.sleeps.count == 3)
  }

  @Test(arguments: delays)
  func retryAcceptsAnyWait(delay: Duration) async {
    struct Failure: Error {}
    let clock = ImmediateClock()
    for backoff in [
      Backoff.constant(delay), .exponential(from: delay), .exponential(from: delay, upTo: delay),
    ] {
      await #expect(throws: Failure.self) {
        try await retry(3, backoff: backoff, clock: clock) { throw Failure() }
      }
    }
    #expect(clock.sleeps.count == 6)
  }
}
