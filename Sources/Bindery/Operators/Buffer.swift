extension Signal {
  /// The events of a window together: it begins with its first event, and ends after `interval` or when it holds `count` events.
  ///
  ///     self               ─ a b ───── c d e ──────▶
  ///     window               |─────|   |───|
  ///     buffer(count: 3)   ─────── ab ──── cde ────▶
  ///
  /// There are no empty windows. Events of an open window are dropped when the last observer ends.
  ///
  /// - Parameters:
  ///   - interval: how long a window lasts.
  ///   - count: how many events it holds at most, at least one.
  ///   - clock: measures the interval.
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

  /// The events, so many at a time.
  ///
  ///     self               ─ a ─ b ─ c ─ d ─ e ──▶
  ///     buffer(count: 2)   ───── ab ──── cd ─────▶
  ///
  /// Events that wait for others are dropped when the last observer ends.
  ///
  /// - Parameter count: at least one.
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
