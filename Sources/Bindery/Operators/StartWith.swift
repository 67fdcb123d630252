extension Signal {
  /// A driver that shows `initial` and then the newest event. It observes for as long as it exists.
  ///
  ///     self           ────── 1 ── 2 ──▶
  ///     startWith(0)   0 ──── 1 ── 2 ──▶
  public func startWith(_ initial: Value) -> Driver<Value> {
    HeldDriver(initial) { box in unowned { bind { box.set($0) } } }.driver
  }
}

extension Driver {
  /// A driver that shows `initial` first, and this one's values from its first change on.
  ///
  ///     self           1 ── 2 ── 3 ──▶
  ///     startWith(0)   0 ── 2 ── 3 ──▶
  public func startWith(_ initial: Value) -> Driver<Value> {
    HeldDriver(initial) { box in onChange { box.set($0) } }.driver
  }
}
