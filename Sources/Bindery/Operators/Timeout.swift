extension Signal {
  /// The events, and `fallback` each time when none came for `interval`.
  ///
  ///     self      ─ a ── b ──────────── c ──▶
  ///     timeout   ─ a ── b ────── ! ─── c ──▶
  ///
  /// Time counts from when somebody begins to observe. After a fallback it counts again from the next event.
  public func timeout(
    after interval: Duration, clock: any Clock<Duration> = ContinuousClock(),
    fallback: @escaping @MainActor () -> Value
  ) -> Signal<Value> {
    .shared { output in
      var timer: Disposable?
      @MainActor func restart() {
        timer?.dispose()
        timer = schedule(on: clock, after: interval) { output.accept(fallback()) }
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
