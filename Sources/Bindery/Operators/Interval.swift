extension Signal where Value == Int {
  /// Sends 0, 1, 2, …: one number per `period`, starting when the first observer begins.
  ///
  ///     observed   ├── p ──┼── p ──┼── p ──┤
  ///     interval   ─────── 0 ───── 1 ───── 2 ──▶
  ///
  /// The instants are multiples of the period since the start. If the main actor is busy for longer than a period, the missed ones result in a
  /// single number.
  ///
  /// - Parameters:
  ///   - period: the time between two events; less than a millisecond counts as one.
  ///   - clock: the clock that measures the period.
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
