extension Driver {
  /// The values of the newest driver.
  ///
  ///     self             A ─────────── B ──────▶
  ///     A                a1 ── a2 ──────── a3 ─▶
  ///     B                b1 ───────── b2 ──────▶
  ///     switchToLatest   a1 ── a2 ──── b2 ─────▶
  public func switchToLatest<Inner>() -> Driver<Inner> where Value == Driver<Inner> {
    Driver<Inner>(Computed { value.value })
  }
}

extension Driver {
  /// The events of the signal that is the newest value.
  ///
  ///     self             A ─────── B ──────▶
  ///     A                ─ a1 ── a2 ── a3 ─▶
  ///     B                ──────────── b1 ──▶
  ///     switchToLatest   ─ a1 ── a2 ─ b1 ──▶
  public func switchToLatest<Inner>() -> Signal<Inner> where Value == Signal<Inner> {
    flatMapLatest { (inner: Signal<Inner>) -> Signal<Inner> in inner }
  }
}

extension Signal {
  /// The events of the newest signal.
  ///
  ///     self             ─ A ─────── B ──────▶
  ///     A                ─── a1 ── a2 ── a3 ─▶
  ///     B                ────────────── b1 ──▶
  ///     switchToLatest   ─── a1 ── a2 ─ b1 ──▶
  public func switchToLatest<Inner>() -> Signal<Inner> where Value == Signal<Inner> {
    flatMapLatest { (inner: Signal<Inner>) -> Signal<Inner> in inner }
  }
}
