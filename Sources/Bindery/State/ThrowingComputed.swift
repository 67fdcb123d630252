/// A derived value whose closure may fail.
///
/// An error is kept like a value: every reader gets it, without another attempt, until a source changes. Then the closure runs again when
/// somebody reads it.
///
///     source   4 ── −1 ───────────── 9 ──▶
///     root     2 ── error ── error ─ 3 ──▶
///     runs     1    2                3
///
/// Errors cannot be compared, so an error always counts as a change, after another error, too. It stops nobody else: an effect that lets it
/// through is reported, and the other effects run.
@MainActor
public final class ThrowingComputed<Value> {
  private let outcome: Computed<Result<Value, any Error>>

  /// Makes a value that is computed by `compute` when it is first read; see ``Computed``.
  public init(
    _ name: StaticString = #function,
    isEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping @MainActor () throws -> Value
  ) {
    let isEqual = isEqual ?? conformance(of: Value.self)
    outcome = Computed(
      name,
      isEqual: { old, new in
        guard let isEqual, case .success(let old) = old, case .success(let new) = new else { return false }
        return isEqual(old, new)
      },
      { Result { try compute() } })
  }

  /// The value, computed now if a source changed.
  ///
  /// - Throws: what the closure threw.
  public var value: Value {
    get throws { try outcome.value.get() }
  }

  /// A driver of the value or the error.
  public var driver: Driver<Result<Value, any Error>> { Driver(outcome) }
}
