extension Signal {
  /// One observation of this signal for all who observe the result. Operators share by themselves; this is for signals made by hand.
  ///
  ///     self           ─ 1 ── 2 ── 3 ──▶   observed once
  ///     observer one   ─ 1 ── 2 ── 3 ──▶
  ///     observer two      ├── 2 ── 3 ──▶
  public func share() -> Signal<Value> {
    .shared { output in bind { output.accept($0) } }
  }
}

extension Driver {
  /// One evaluation for all who observe. Operators share by themselves; this is for a driver whose reading is costly.
  ///
  ///     self           1 ── 2 ── 3 ──▶   evaluated once a change
  ///     observer one   1 ── 2 ── 3 ──▶
  ///     observer two        2 ── 3 ──▶
  public func share() -> Driver<Value> {
    Driver(Computed { value })
  }
}
