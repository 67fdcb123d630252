extension Signal {
  /// The events for which `isIncluded` is true.
  ///
  ///     self        ─ 1 ── 2 ── 3 ── 4 ──▶
  ///     filter even ────── 2 ─────── 4 ──▶
  public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Signal<Value> {
    derive { output in bind { if isIncluded($0) { output.accept($0) } } }
  }

  /// The results of `transform` for the events, without `nil`.
  ///
  ///     self               ─ "1" ── "x" ── "3" ──▶
  ///     compactMap(Int.init) 1 ────────── 3 ───▶
  public func compactMap<Result>(_ transform: @escaping @MainActor (Value) -> Result?) -> Signal<Result> {
    derive { output in
      bind { if let result = transform($0) { output.accept(result) } }
    }
  }
}

extension Driver {
  /// The values for which `isIncluded` is true, as events: each observer receives the current one, then each change.
  ///
  /// It is a ``Signal``, because no such value may exist; ``Signal/startWith(_:)`` makes it a driver.
  ///
  ///     self        1 ── 2 ── 3 ── 4 ──▶
  ///     filter even ──── 2 ─────── 4 ──▶
  public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Signal<Value> {
    asSignal().filter(isIncluded)
  }

  /// The results of `transform` for the values, without `nil`: each observer receives that of the current one, then of each
  /// change.
  ///
  ///     self               "x" ── "2" ── "3" ──▶
  ///     compactMap(Int.init) ──── 2 ──── 3 ───▶
  public func compactMap<Result>(_ transform: @escaping @MainActor (Value) -> Result?) -> Signal<Result> {
    asSignal().compactMap(transform)
  }
}
