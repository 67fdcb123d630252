extension Driver {
  /// The value, transformed. The result is kept until the value changes; if it comes out equal, nothing runs.
  ///
  ///     self     1 ── 2 ────── 4 ──▶
  ///     map % 2  1 ── 0 ─────────── ▶
  @inlinable
  public func map<Result>(_ transform: @escaping @MainActor (Value) -> Result) -> Driver<Result> {
    Driver<Result>(Computed { transform(value) })
  }
}

extension Signal {
  /// The events, transformed.
  ///
  ///     self     ─ 1 ── 2 ────── 4 ──▶
  ///     map * 2  ─ 2 ── 4 ────── 8 ──▶
  public func map<Result>(_ transform: @escaping @MainActor (Value) -> Result) -> Signal<Result> {
    derive { output in bind { output.accept(transform($0)) } }
  }
}
