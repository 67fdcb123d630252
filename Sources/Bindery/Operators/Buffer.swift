extension Signal {
  /// The events of a window together: it begins with its first event, and ends after `interval` or with its `count`th event.
  ///
  ///     self               ─ a b ───── c d e ──────▶
  ///     window               |─────|   |───|
  ///     buffer(count: 3)   ─────── ab ──── cde ────▶
  ///
  /// There are no empty windows. Events of an open window are dropped when the last observer ends.
  ///
  /// - Parameters:
  ///   - interval: the maximum duration of a window.
  ///   - count: the maximum number of events in a window, at least one.
  ///   - clock: the clock that measures the interval.
  public func buffer(
    for interval: Duration, count: Int = .max, clock: any Clock<Duration> = ContinuousClock()
  ) -> Signal<[Value]> {
    derive { output in
      var window: [Value] = []
      var timer: Disposable?
      @MainActor func close() {
        timer = nil
        let events = window
        window = []
        output.accept(events)
      }
      let binding = bind { event in
        window.append(event)
        if window.count >= count {
          close()
        } else if timer == nil {
          timer = clock.schedule(after: interval, close)
        }
      }
      return Disposable {
        binding.dispose()
        timer = nil
      }
    }
  }

  /// The events in groups of `count`.
  ///
  ///     self               ─ a ─ b ─ c ─ d ─ e ──▶
  ///     buffer(count: 2)   ───── ab ──── cd ─────▶
  ///
  /// An incomplete group is dropped when the last observer ends.
  ///
  /// - Parameter count: the size of a group, at least one.
  public func buffer(count: Int) -> Signal<[Value]> {
    derive { output in
      var events: [Value] = []
      return bind { event in
        events.append(event)
        guard events.count >= count else { return }
        let full = events
        events = []
        output.accept(full)
      }
    }
  }
}
