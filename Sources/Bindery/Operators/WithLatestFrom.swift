extension Signal {
  /// At each event, the newest value of `driver`.
  ///
  ///     self             ───── • ──────── • ──▶
  ///     driver           a ────── b ── c ─────▶
  ///     withLatestFrom   ───── a ──────── c ──▶
  public func withLatestFrom<Other>(_ driver: Driver<Other>) -> Signal<Other> {
    withLatestFrom(driver) { $1 }
  }

  /// At each event, what `combine` makes of it and the newest value of `driver`.
  ///
  ///     self             ───── 1 ──────── 2 ──▶
  ///     driver           a ────── b ── c ─────▶
  ///     withLatestFrom   ───── 1a ─────── 2c ─▶
  public func withLatestFrom<Other, Result>(
    _ driver: Driver<Other>, _ combine: @escaping @MainActor (Value, Other) -> Result
  ) -> Signal<Result> {
    .shared { output in
      bind { event in output.accept(combine(event, untracked { driver.value })) }
    }
  }
}

extension Driver {
  /// At each change of this driver, the newest value of `other`, whose changes alone do nothing.
  ///
  ///     self             1 ──────── 2 ──────▶
  ///     other            a ── b ─────── c ──▶
  ///     withLatestFrom   a ──────── b ──────▶
  public func withLatestFrom<Other>(_ other: Driver<Other>) -> Driver<Other> {
    withLatestFrom(other) { $1 }
  }

  /// At each change of this driver, what `combine` makes of its value and the newest one of `other`, whose changes alone do nothing.
  ///
  ///     self             1 ──────── 2 ──────▶
  ///     other            a ── b ─────── c ──▶
  ///     withLatestFrom   1a ─────── 2b ─────▶
  public func withLatestFrom<Other, Result>(
    _ other: Driver<Other>, _ combine: @escaping @MainActor (Value, Other) -> Result
  ) -> Driver<Result> {
    Driver<Result>(
      Computed {
        let value = value
        return combine(value, untracked { other.value })
      })
  }
}
