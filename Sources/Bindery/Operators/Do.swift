extension Signal {
  /// The same events; `action` runs before each is delivered.
  ///
  ///     self         ─ 1 ── 2 ──▶
  ///     do(onNext)   ─ 1 ── 2 ──▶
  ///     action         •    •
  public func `do`(onNext action: @escaping @MainActor (Value) -> Void) -> Signal<Value> {
    derive { output in
      bind { event in
        action(event)
        output.accept(event)
      }
    }
  }
}

extension Driver {
  /// The same values; `action` runs for each computed value: at most once per change, and only while it is read or observed.
  ///
  ///     self         1 ── 2 ──▶
  ///     do(onNext)   1 ── 2 ──▶
  ///     action       •    •
  ///
  /// The reads of `action` are not tracked, and it should write no box: see ``Computed``.
  public func `do`(onNext action: @escaping @MainActor (Value) -> Void) -> Driver<Value> {
    map { value in
      untracked { action(value) }
      return value
    }
  }
}
