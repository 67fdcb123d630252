extension Signal {
  /// Folds the events, and sends each intermediate result.
  ///
  ///     self         ─ 1 ── 2 ── 3 ──▶
  ///     scan(0, +)   ─ 1 ── 3 ── 6 ──▶
  public func scan<Result>(
    _ initial: Result, _ combine: @escaping @MainActor (Result, Value) -> Result
  ) -> Signal<Result> {
    derive { output in
      var result = initial
      return bind { event in
        result = combine(result, event)
        output.accept(result)
      }
    }
  }
}

extension Driver {
  /// Folds the current value and each later one. It observes for as long as it exists.
  ///
  ///     self         1 ── 2 ── 3 ──▶
  ///     scan(0, +)   1 ── 3 ── 6 ──▶
  public func scan<Result>(
    _ initial: Result, _ combine: @escaping @MainActor (Result, Value) -> Result
  ) -> Driver<Result> {
    var result = combine(initial, untracked { value })
    return HeldDriver(result) { box in
      onChange { value in
        result = combine(result, value)
        box.set(result)
      }
    }.driver
  }
}
