extension Driver {
  /// The transformed value. The result is cached until the value changes; if it is equal, its readers do not
  /// run.
  ///
  ///     self     1 ── 2 ────── 4 ──▶
  ///     map % 2  1 ── 0 ─────────── ▶
  @inlinable
  public func map<Result>(_ transform: @escaping @MainActor (Value) -> Result) -> Driver<Result> {
    Driver<Result>(Computed { transform(value) })
  }
}

extension Signal {
  /// The transformed events.
  ///
  ///     self     ─ 1 ── 2 ────── 4 ──▶
  ///     map * 2  ─ 2 ── 4 ────── 8 ──▶
  public func map<Result>(_ transform: @escaping @MainActor (Value) -> Result) -> Signal<Result> {
    derive { output in bind { output.accept(transform($0)) } }
  }
}
