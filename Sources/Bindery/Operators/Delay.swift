extension Signal {
  /// Each event, `interval` later.
  ///
  ///     self    ─ a ── b ─────────▶
  ///     delay   ────────── a ── b ▶
  ///
  /// What is on its way when nobody observes any more is dropped.
  public func delay(for interval: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Signal<Value> {
    .shared { output in
      let timers = DelayTimers(clock: clock, interval: interval)
      let binding = bind { event in timers.add { output.accept(event) } }
      return Disposable {
        binding.dispose()
        timers.cancel()
      }
    }
  }
}

extension Driver {
  /// Each change, `interval` later; the value that is there now until then. It observes for as long as it is kept.
  ///
  ///     self    a ── b ──── c ─────────▶
  ///     delay   a ─────── b ──── c ────▶
  public func delay(for interval: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Driver<Value> {
    HeldDriver(untracked { value }) { box in
      let timers = DelayTimers(clock: clock, interval: interval)
      let binding = onChange { value in timers.add { box.set(value) } }
      return Disposable {
        binding.dispose()
        timers.cancel()
      }
    }.driver
  }
}

/// The timers of the values that are on their way.
@MainActor
private final class DelayTimers {
  private let clock: any Clock<Duration>
  private let interval: Duration
  private var timers: [Int: Disposable] = [:]
  private var lastID = 0

  init(clock: any Clock<Duration>, interval: Duration) {
    self.clock = clock
    self.interval = interval
  }

  func add(_ action: @escaping @MainActor () -> Void) {
    lastID += 1
    let id = lastID
    timers[id] = schedule(on: clock, after: interval) { [weak self] in
      self?.timers[id] = nil
      action()
    }
  }

  func cancel() { timers = [:] }
}
