extension Signal {
  /// At each event, the newest value of `driver`.
  ///
  ///     self             ───── • ──────── • ──▶
  ///     driver           a ────── b ── c ─────▶
  ///     withLatestFrom   ───── a ──────── c ──▶
  public func withLatestFrom<Other>(_ driver: Driver<Other>) -> Signal<Other> {
    withLatestFrom(driver) { $1 }
  }

  /// At each event, the result of `combine` for it and the newest value of `driver`.
  ///
  ///     self             ───── 1 ──────── 2 ──▶
  ///     driver           a ────── b ── c ─────▶
  ///     withLatestFrom   ───── 1a ─────── 2c ─▶
  public func withLatestFrom<Other, Result>(
    _ driver: Driver<Other>, _ combine: @escaping @MainActor (Value, Other) -> Result
  ) -> Signal<Result> {
    derive { output in
      bind { event in output.accept(combine(event, untracked { driver.value })) }
    }
  }

  /// At each event, the newest event of `other`; nothing before the first one.
  ///
  ///     self             ─ • ─── • ──────── • ──▶
  ///     other            ──── a ────── b ───────▶
  ///     withLatestFrom   ─────── a ──────── b ──▶
  public func withLatestFrom<Other>(_ other: Signal<Other>) -> Signal<Other> {
    withLatestFrom(other) { $1 }
  }

  /// At each event, the result of `combine` for it and the newest event of `other`; nothing before the first one.
  ///
  ///     self             ─ 1 ─── 2 ──────── 3 ──▶
  ///     other            ──── a ────── b ───────▶
  ///     withLatestFrom   ─────── 2a ─────── 3b ─▶
  ///
  /// The newest event of `other` is discarded when the last observer ends.
  public func withLatestFrom<Other, Result>(
    _ other: Signal<Other>, _ combine: @escaping @MainActor (Value, Other) -> Result
  ) -> Signal<Result> {
    .made(isCold: isCold || other.isCold) { output in
      var newest: Other?
      let others = other.bind { newest = $0 }
      let binding = bind { event in
        if let newest { output.accept(combine(event, newest)) }
      }
      return Disposable {
        binding.dispose()
        others.dispose()
      }
    }
  }
}

extension Driver {
  /// At each change of this driver, the newest value of `other`. Changes of `other` alone have no effect.
  ///
  ///     self             1 ──────── 2 ──────▶
  ///     other            a ── b ─────── c ──▶
  ///     withLatestFrom   a ──────── b ──────▶
  public func withLatestFrom<Other>(_ other: Driver<Other>) -> Driver<Other> {
    withLatestFrom(other) { $1 }
  }

  /// At each change of this driver, the result of `combine` for its value and the newest one of `other`. Changes of `other` alone
  /// have no effect.
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
