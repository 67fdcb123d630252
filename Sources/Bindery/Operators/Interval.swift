extension Signal where Value == Int {
  /// 0, 1, 2, …: a number each `period`, counted from when the first observer begins.
  ///
  ///     observed   ├── p ──┼── p ──┼── p ──┤
  ///     interval   ─────── 0 ───── 1 ───── 2 ──▶
  ///
  /// The instants are multiples of the period since the start. If the main actor was busy for longer than a period, the missed numbers are one.
  ///
  /// - Parameters:
  ///   - period: the time between two events; less than a millisecond counts as one.
  ///   - clock: measures it.
  public static func interval(
    _ period: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> Signal<Int> {
    .shared { output in
      var count = 0
      return clock.schedule(every: period) {
        output.accept(count)
        count += 1
      }
    }
  }
}
