extension Driver {
  /// The newest value, once it has not changed for `interval`; the current value until then.
  ///
  ///     self       a ── b ─ c ──────── d ──────▶
  ///     debounce   a ──────────── c ──────── d ▶
  ///
  /// It observes for as long as it exists; a pending value is dropped when it is released.
  public func debounce(
    for interval: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> Driver<Value> {
    HeldDriver(untracked { value }) { box in
      var timer: Disposable?
      return onChange { value in
        timer?.dispose()
        let held = HeldValue(value)
        timer = clock.schedule(after: interval) { held.deliver { box.set($0) } }
      }
    }.driver
  }
}

extension Signal {
  /// Sends an event once no other has followed for `interval`.
  ///
  ///     self       ─ a ─ b ──────── c ──────▶
  ///     debounce   ─────────── b ──────── c ▶
  ///
  /// A pending event is dropped when the last observer ends.
  public func debounce(
    for interval: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> Signal<Value> {
    derive { output in
      var timer: Disposable?
      return bind { event in
        timer?.dispose()
        let held = HeldValue(event)
        timer = clock.schedule(after: interval) { held.deliver { output.accept($0) } }
      }
    }
  }
}
