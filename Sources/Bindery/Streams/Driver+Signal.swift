extension Driver {
  /// The values as events: each observer receives the current one, then each change.
  ///
  ///     self       1 ───── 2 ── 3 ──▶
  ///     observer      ├ 1 ─ 2 ── 3 ──▶
  ///
  /// The signal is cold: operators on it run for each observer.
  public func asSignal() -> Signal<Value> { asSignal(named: #function) }

  /// The values as events, which a binding with a name observes.
  func asSignal(named name: StaticString) -> Signal<Value> {
    Signal(isCold: true, of: holder) { body in
      unowned {
        bind(name: name) { value in unowned { body(value) } }
      }
    }
  }
}
