extension Driver {
  /// The value, and `fallback` whenever it has not changed for `interval`. It observes for as long as it exists.
  ///
  ///     self      a ── b ──────────── c ──▶
  ///     timeout   a ── b ────── ! ─── c ──▶
  ///
  /// After a fallback the time restarts with the next change.
  public func timeout(
    after interval: Duration, clock: any Clock<Duration> = ContinuousClock(),
    fallback: @escaping @MainActor () -> Value
  ) -> Driver<Value> {
    HeldDriver(untracked { value }) { box in
      var timer: Disposable?
      @MainActor func restart() {
        timer?.dispose()
        timer = clock.schedule(after: interval) { box.set(fallback()) }
      }
      restart()
      let binding = onChange { value in
        restart()
        box.set(value)
      }
      return Disposable {
        binding.dispose()
        timer?.dispose()
      }
    }.driver
  }
}

extension Signal {
  /// The events, and `fallback` each time when none arrives for `interval`.
  ///
  ///     self      ─ a ── b ──────────── c ──▶
  ///     timeout   ─ a ── b ────── ! ─── c ──▶
  ///
  /// The time starts when an observer begins. After a fallback it restarts with the next event.
  public func timeout(
    after interval: Duration, clock: any Clock<Duration> = ContinuousClock(),
    fallback: @escaping @MainActor () -> Value
  ) -> Signal<Value> {
    derive { output in
      var timer: Disposable?
      @MainActor func restart() {
        timer?.dispose()
        timer = clock.schedule(after: interval) { output.accept(fallback()) }
      }
      restart()
      let binding = bind { event in
        restart()
        output.accept(event)
      }
      return Disposable {
        binding.dispose()
        timer?.dispose()
      }
    }
  }
}
