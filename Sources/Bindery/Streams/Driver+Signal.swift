extension Driver {
  /// The values as events: each observer receives the current one, then each change.
  ///
  ///     self       1 ───── 2 ── 3 ──▶
  ///     observer      ├ 1 ─ 2 ── 3 ──▶
  ///
  /// The signal is cold: operators on it run for each observer.
  public func asSignal() -> Signal<Value> {
    Signal(isCold: true, of: holder) { body in
      unowned {
        bind { value in unowned { body(value) } }
      }
    }
  }
}
