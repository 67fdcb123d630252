/// A derived value whose closure may fail.
///
/// An error is kept like a value: every reader gets it, without another attempt, until a source changes. Then the closure runs again when
/// something reads it.
///
///     source   4 ── −1 ───────────── 9 ──▶
///     root     2 ── error ── error ─ 3 ──▶
///     runs     1    2                3
///
/// Errors cannot be compared, so an error always counts as a change, after another error, too. It stops no other reader: an effect that lets it
/// through is reported, and the other effects run.
@MainActor
public final class ThrowingComputed<Value> {
  let outcome: Computed<Result<Value, any Error>>

  /// Makes a value that is computed by `compute` when it is first read; see ``Computed``.
  public init(
    _ name: StaticString = #function,
    isEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping @MainActor () throws -> Value
  ) {
    outcome = Computed(name, isEqual: Self.equality(isEqual)) { Result { try compute() } }
  }

  /// Makes a value that an object derives from its own properties, and that may fail. The owner is held weakly; once it is gone, the value or
  /// the error stays as it was last.
  public init<Owner: AnyObject>(
    _ owner: Owner,
    _ name: StaticString = #function,
    isEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping @MainActor (Owner) throws -> Value
  ) {
    outcome = Computed(owner, name, isEqual: Self.equality(isEqual)) { owner in Result { try compute(owner) }
    }
  }

  /// Says whether two outcomes are the same value.
  private static func equality(
    _ isEqual: ((Value, Value) -> Bool)?
  ) -> (Result<Value, any Error>, Result<Value, any Error>) -> Bool {
    let isEqual = isEqual ?? conformance(of: Value.self)
    return { old, new in
      guard let isEqual, case .success(let old) = old, case .success(let new) = new else { return false }
      return isEqual(old, new)
    }
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
