import Bindery
import BinderyTesting
import Testing

/// Timers on an injected clock.
@Suite(.workScope) @MainActor
struct ScheduleTests {
  let clock = TestClock()
  /// A clock of the type that view models store.
  var injected: any Clock<Duration> { clock }

  @Test func aTimerFiresOnceAtItsInstant() async {
    var fired: [TestClock.Instant] = []
    let timer = injected.schedule(after: .seconds(2)) { fired.append(clock.now) }
    await clock.advance(by: .seconds(1.9))
    #expect(fired.isEmpty)
    await clock.advance(by: .seconds(10))
    #expect(fired.map(\.offset) == [.seconds(2)])
    timer.dispose()
  }

  @Test func aTimerThatIsReplacedNeverFires() async {
    var fired: [String] = []
    var timer: Disposable? = injected.schedule(after: .seconds(1)) { fired.append("old") }
    timer = injected.schedule(after: .seconds(1)) { fired.append("new") }
    await clock.run()
    #expect(fired == ["new"])
    #expect(timer?.isActive == true)
    timer = nil
  }

  @Test func aRepeatingTimerFiresEachPeriodUntilItIsDisposed() async {
    var fired: [Duration] = []
    let timer = injected.schedule(every: .seconds(2)) { fired.append(clock.now.offset) }
    await clock.advance(by: .seconds(7))
    timer.dispose()
    await clock.advance(by: .seconds(7))
    #expect(fired == [.seconds(2), .seconds(4), .seconds(6)])
    #expect(clock.pending.isEmpty)
  }

  @Test func aRepeatingTimerMayEndItself() async {
    var count = 0
    var timer: Disposable?
    timer = injected.schedule(every: .seconds(1)) {
      count += 1
      if count == 2 { timer = nil }
    }
    await clock.run()
    #expect(count == 2)
    #expect(timer == nil)
  }

  @Test func missedRunsAreCoalesced() {
    let late = LateClock()
    var runs = 0
    let timer = late.schedule(every: .seconds(1)) { runs += 1 }
    late.fire(at: .seconds(3.5))
    #expect(runs == 1)
    #expect(late.next == .seconds(4))
    timer.dispose()
    #expect(late.next == nil)
  }

  @Test func aClockThatIsMovedBackDelaysARunByLessThanTwoPeriods() {
    let wall = LateClock()
    wall.fire(at: .seconds(3_600))
    var runs = 0
    let timer = wall.schedule(every: .seconds(1)) { runs += 1 }
    wall.fire(at: .seconds(3_601))
    wall.fire(at: .seconds(-40.5))
    #expect(runs == 2)
    #expect(wall.next == .seconds(-40))
    wall.fire(at: .seconds(-40))
    #expect(wall.next == .seconds(-39))
    timer.dispose()
  }

  @Test func timersContinueAfterAHugeClockJump() {
    let wall = LateClock()
    var runs = 0
    let timer = wall.schedule(every: .milliseconds(1)) { runs += 1 }
    wall.fire(at: .seconds(Int64.max / 2))
    #expect(runs == 1)
    #expect(wall.next == .seconds(Int64.max / 2) + .milliseconds(1))
    timer.dispose()
  }

  @Test func aDelayOnAClockThatIsMovedBackIsNotLonger() {
    let wall = LateClock()
    wall.fire(at: .seconds(3_600))
    let events = Relay<Int>()
    var seen: [Int] = []
    let binding = events.signal.delay(for: .seconds(2), clock: wall).bind { seen.append($0) }
    events.accept(1)
    wall.move(to: .seconds(0))
    events.accept(2)
    wall.fire(at: .seconds(2))
    #expect(seen == [1, 2])
    binding.dispose()
  }

  @Test func timersMayComputeEachDelay() async {
    var delays: [Duration] = [.seconds(60), .seconds(60), .seconds(20)]
    var fired: [Duration] = []
    let timer = injected.schedule(afterEach: { delays.removeLast() }) { fired.append(clock.now.offset) }
    await clock.advance(by: .seconds(80))
    #expect(fired == [.seconds(20), .seconds(80)])
    timer.dispose()
  }

  @Test func zeroDelaysCountAsAMillisecond() async {
    var count = 0
    let timer = injected.schedule(afterEach: { .zero }) { count += 1 }
    await clock.advance(by: .milliseconds(5))
    #expect(count == 5)
    timer.dispose()
  }
}

/// A clock that fires its one timer when the test requests it, with any delay.
private final class LateClock: TimerClock, @unchecked Sendable {
  // Used on the main actor only.
  private var time = Duration.zero
  private var timer: (due: Duration, action: @MainActor () -> Void)?

  var now: TestClock.Instant { TestClock.Instant(offset: time) }
  var minimumResolution: Duration { .zero }
  var next: Duration? { timer?.due }
  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {}

  @MainActor func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Disposable {
    let due = time + delay
    timer = (due, action)
    return Disposable { if self.timer?.due == due { self.timer = nil } }
  }

  @MainActor func move(to time: Duration) { self.time = time }

  @MainActor func fire(at time: Duration) {
    self.time = time
    let action = timer?.action
    timer = nil
    action?()
  }
}
