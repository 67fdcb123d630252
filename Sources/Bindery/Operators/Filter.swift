extension Signal {
  /// The events for which `isIncluded` holds.
  ///
  ///     self        ─ 1 ── 2 ── 3 ── 4 ──▶
  ///     filter even ────── 2 ─────── 4 ──▶
  public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Signal<Value> {
    .shared { output in bind { if isIncluded($0) { output.accept($0) } } }
  }

  /// What `transform` makes of the events, without `nil`.
  ///
  ///     self               ─ "1" ── "x" ── "3" ──▶
  ///     compactMap(Int.init) 1 ────────── 3 ───▶
  public func compactMap<Result>(_ transform: @escaping @MainActor (Value) -> Result?) -> Signal<Result> {
    .shared { output in
      bind { if let result = transform($0) { output.accept(result) } }
    }
  }
}

extension Driver {
  /// The values for which `isIncluded` holds, as events: the one that is there when somebody begins to observe, then each change.
  ///
  /// It is a ``Signal``, because there may be no such value; ``Signal/startWith(_:)`` makes it a driver.
  ///
  ///     self        1 ── 2 ── 3 ── 4 ──▶
  ///     filter even ──── 2 ─────── 4 ──▶
  public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Signal<Value> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// What `transform` makes of the values, without `nil`: of the one that is there when somebody begins to observe, then of each
  /// change.
  ///
  ///     self               "x" ── "2" ── "3" ──▶
  ///     compactMap(Int.init) ──── 2 ──── 3 ───▶
  public func compactMap<Result>(_ transform: @escaping @MainActor (Value) -> Result?) -> Signal<Result> {
    Signal<Result> { body in
      unowned {
        bind { if let result = transform($0) { body(result) } }
      }
    }
  }
}
