internal import Bindery

/// The clock that `DispatchQueue.main`, `RunLoop` and timers use when Combine's operators schedule with them.
///
///     await SchedulerClock.$current.withValue(SchedulerClock(clock)) {
///       let model = SearchModel()       // debounce(for: 0.5, scheduler: RunLoop.main)
///       model.query = "Lon"
///       await clock.advance(by: .seconds(0.5))
///     }
///
/// By default it is a continuous clock; a test sets its own for the task in which values are published.
public struct SchedulerClock: Sendable {
  /// The clock of the current task.
  @TaskLocal public static var current = SchedulerClock(ContinuousClock())

  let clock: any Clock<Duration>
  /// Returns the time since this value was created.
  let elapsed: @Sendable () -> Duration

  /// Measures time with a clock, starting now.
  public init(_ clock: any Clock<Duration>) {
    self.clock = clock
    elapsed = Self.stopwatch(of: clock)
  }

  private static func stopwatch<Source: Clock>(of clock: Source) -> @Sendable () -> Duration
  where Source.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// The current instant.
  var now: SchedulerTime { SchedulerTime(sinceStart: elapsed()) }

  /// Runs an action on the main actor as soon as it is free, as work of the current `WorkScope`, so that tests can wait for it.
  static func perform(_ action: @escaping () -> Void) {
    // Sending is safe: a scheduler's action runs once, and its caller does not use it afterwards.
    nonisolated(unsafe) let action = action
    WorkScope.start("schedule") { action() }
  }

  /// Runs an action on the main actor after a delay, as work of the current user event, which it holds until then.
  func perform(after delay: Duration, _ action: @escaping () -> Void) {
    // Sending is safe, as above.
    nonisolated(unsafe) let action = action
    let event = EventContext.current
    Self.onMain {
      let timer = OneTimer()
      timer.timer = clock.schedule(after: delay) {
        timer.timer = nil
        if let event { event.run(action) } else { action() }
      }
    }
  }

  /// Runs an action on the main actor after a delay and then periodically, until the result is canceled.
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

  /// Runs immediately on the main actor, or soon when called from elsewhere.
  static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
  }
}

/// Retains a timer until it has fired.
@MainActor
private final class OneTimer {
  var timer: Disposable?
}

/// An action that a scheduler repeats.
final class RepeatedAction: @unchecked Sendable {
  // Sendable is safe: it is changed on the main actor only.
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

  /// Prevents all further runs.
  func stop() {
    SchedulerClock.onMain {
      self.isStopped = true
      self.timer = nil
    }
  }
}
