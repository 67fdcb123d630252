extension Signal {
  /// Sends each event after `interval`. Events keep their order on every clock.
  ///
  ///     self    ─ a ── b ─────────▶
  ///     delay   ────────── a ── b ▶
  ///
  /// Pending events are dropped when the last observer ends.
  public func delay(for interval: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Signal<Value> {
    derive { output in
      let queue = DelayQueue<Value>(for: interval, on: clock) { output.accept($0) }
      let binding = bind { queue.add($0) }
      return Disposable {
        binding.dispose()
        queue.cancel()
      }
    }
  }
}

extension Driver {
  /// Shows each change after `interval`; the current value until then. Changes keep their order on every clock. It
  /// observes for as long as it exists.
  ///
  ///     self    a ── b ──── c ─────────▶
  ///     delay   a ─────── b ──── c ────▶
  public func delay(for interval: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Driver<Value> {
    HeldDriver(untracked { value }) { box in
      let queue = DelayQueue<Value>(for: interval, on: clock) { box.set($0) }
      let binding = onChange { queue.add($0) }
      return Disposable {
        binding.dispose()
        queue.cancel()
      }
    }.driver
  }
}
