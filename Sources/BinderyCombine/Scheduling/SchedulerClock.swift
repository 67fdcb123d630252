internal import Bindery

/// The clock by which `DispatchQueue.main`, `RunLoop` and timers count when Combine's operators schedule with them.
///
///     await SchedulerClock.$current.withValue(SchedulerClock(clock)) {
///       let model = SearchModel()       // debounce(for: 0.5, scheduler: RunLoop.main)
///       model.query = "Lon"
///       await clock.advance(by: .seconds(0.5))
///     }
///
/// In a program it is a real clock; a test sets its own for the task in which values are published.
public struct SchedulerClock: Sendable {
  /// The clock of the present task.
  @TaskLocal public static var current = SchedulerClock(ContinuousClock())

  let clock: any Clock<Duration>
  /// The time since the clock was named here.
  let elapsed: @Sendable () -> Duration

  /// Counts by a clock, from now.
  public init(_ clock: any Clock<Duration>) {
    self.clock = clock
    elapsed = Self.stopwatch(of: clock)
  }

  private static func stopwatch<Source: Clock>(of clock: Source) -> @Sendable () -> Duration
  where Source.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// The present instant.
  var now: SchedulerTime { SchedulerTime(sinceStart: elapsed()) }

  /// Runs an action on the main actor as soon as it is free: as work of the present `WorkScope`, so that tests can wait for it.
  static func perform(_ action: @escaping () -> Void) {
    // Sending is right: a scheduler's action runs once, and its caller leaves it alone.
    nonisolated(unsafe) let action = action
    WorkScope.start("schedule") { action() }
  }

  /// Runs an action on the main actor after a time.
  func perform(after delay: Duration, _ action: @escaping () -> Void) {
    // Sending is right, as above.
    nonisolated(unsafe) let action = action
    Self.onMain {
      let timer = OneTimer()
      timer.timer = clock.schedule(after: delay) {
        timer.timer = nil
        action()
      }
    }
  }

  /// Runs an action on the main actor after a time and then again and again, until the result is canceled.
  func perform(
    after delay: Duration, every period: Duration, _ action: @escaping () -> Void
  ) -> RepeatedAction {
    let repeated = RepeatedAction(action)
    let clock = clock
    Self.onMain {
      repeated.wait(clock: clock, first: delay, then: period)
    }
    return repeated
  }

  /// Runs at once on the main actor, and soon from elsewhere.
  static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
  }
}

/// Keeps a timer until it has fired.
@MainActor
private final class OneTimer {
  var timer: Disposable?
}

/// An action that a scheduler repeats.
final class RepeatedAction: @unchecked Sendable {
  // Sendable is right: it is changed on the main actor only.
  private let action: () -> Void
  private var timer: Disposable?
  private var isStopped = false

  init(_ action: @escaping () -> Void) { self.action = action }

  @MainActor
  func wait(clock: any Clock<Duration>, first: Duration, then period: Duration) {
    guard !isStopped else { return }
    var delay = first
    timer = clock.schedule(
      afterEach: {
        defer { delay = period }
        return delay
      },
      { [weak self] in self?.fire() })
  }

  private func fire() {
    if !isStopped { action() }
  }

  /// No run begins after this.
  func stop() {
    SchedulerClock.onMain {
      self.isStopped = true
      self.timer = nil
    }
  }
}
