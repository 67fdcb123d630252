extension Clock where Duration == Swift.Duration {
  /// Runs `action` once, `delay` from now.
  ///
  ///     timer = clock.schedule(after: .seconds(60)) { [weak self] in self?.banner = nil }
  ///
  ///     schedule   ├──── 60 s ────┤
  ///     action     ────────────── • ──▶
  ///
  /// A timer kept in a property is restarted by assigning a new one, and stopped by assigning `nil`.
  ///
  /// A timer does not hold the user event that starts it: a banner that disappears later is no unfinished work. An action that writes has
  /// to hold the event itself: `let event = EventContext.current`, then `event?.run { … }` in the action.
  ///
  /// - Parameters:
  ///   - delay: the time to wait; a negative one counts as zero, more than a hundred years count as a hundred.
  ///   - action: runs on the main actor.
  /// - Returns: a disposable; the timer is canceled when it is disposed or released.
  @MainActor
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Disposable {
    let delay = delay.asDelay
    if let clock = self as? any TimerClock { return clock.schedule(after: delay, action) }
    let timer = TaskTimer()
    let deadline = now.advanced(by: delay)
    timer.task = EventContext.withoutHolding {
      Task { @MainActor in
        do { try await sleep(until: deadline, tolerance: nil) } catch { return }
        guard !Task.isCancelled else { return }
        timer.task = nil
        action()
      }
    }
    return Disposable { timer.task?.cancel() }
  }

  /// Runs `action` repeatedly, every `period` from now.
  ///
  ///     schedule   ├── p ──┼── p ──┼── p ──┤
  ///     action     ─────── • ───── • ───── • ──▶
  ///
  /// The instants are multiples of the period since the start, so they do not drift. If the main actor is busy for longer than a period, the
  /// missed runs are replaced by a single one. If the clock is moved, the next run comes after less than two periods.
  ///
  /// - Parameters:
  ///   - period: the time between two runs; less than a millisecond counts as one.
  ///   - action: runs on the main actor.
  /// - Returns: a disposable; the timer is canceled when it is disposed or released.
  @MainActor
  public func schedule(every period: Duration, _ action: @escaping @MainActor () -> Void) -> Disposable {
    let period = max(period, .milliseconds(1)).asDelay
    let elapsed = stopwatch()
    var next = Duration.zero
    return schedule(
      afterEach: {
        let now = elapsed()
        next = next.adding(period)
        // A timer may fire slightly early, so a run that is a little more than one period away is the next one.
        if next <= now || next.subtracting(now) >= period * 2 { next = now.nextMultiple(of: period) }
        return next.subtracting(now)
      }, action)
  }

  /// Runs `action` repeatedly, and calls `delay` before each wait: until the next full minute, for example.
  ///
  ///     timer = clock.schedule(afterEach: { .seconds(60 - seconds(of: now())) }) { [weak self] in self?.update() }
  ///
  ///     delay    ├ 20 s ┼──── 60 s ────┼──── 60 s ────┤
  ///     action   ────── • ──────────── • ──────────── • ──▶
  ///
  /// - Parameters:
  ///   - delay: the time to the next run, called at the start and after each run; less than a millisecond counts as one, more than a
  ///     hundred years count as a hundred.
  ///   - action: runs on the main actor.
  /// - Returns: a disposable; the timer is canceled when it is disposed or released.
  @MainActor
  public func schedule(
    afterEach delay: @escaping @MainActor () -> Duration, _ action: @escaping @MainActor () -> Void
  ) -> Disposable {
    let timer = RepeatingTimer(clock: self, delay: delay, action: action)
    timer.wait()
    return Disposable { timer.stop() }
  }

  /// Returns a function that measures the time since this call.
  package func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

/// The task of a timer on a clock that has no timers of its own; `nil` once it has fired.
@MainActor
private final class TaskTimer {
  var task: Task<Void, Never>?
}

/// A timer that restarts itself.
@MainActor
private final class RepeatingTimer {
  private let clock: any Clock<Duration>
  private let delay: @MainActor () -> Duration
  private let action: @MainActor () -> Void
  private var timer: Disposable?
  private var isStopped = false

  init(
    clock: any Clock<Duration>, delay: @escaping @MainActor () -> Duration,
    action: @escaping @MainActor () -> Void
  ) {
    self.clock = clock
    self.delay = delay
    self.action = action
  }

  func wait() {
    timer = EventContext.withoutEvent {
      clock.schedule(after: max(delay(), .milliseconds(1))) { [weak self] in self?.fire() }
    }
  }

  func stop() {
    isStopped = true
    timer = nil
  }

  private func fire() {
    action()
    if !isStopped { wait() }
  }
}
