/// A derived value whose closure may throw.
///
/// An error is cached like a value: every reader receives it, without another attempt, until a source changes. Then the next
/// read runs the closure again.
///
///     source   4 ── −1 ───────────── 9 ──▶
///     root     2 ── error ── error ─ 3 ──▶
///     runs     1    2                3
///
/// Errors cannot be compared, so an error always counts as a change, even after another error. It stops no other
/// reader: an effect that rethrows it is reported, and the other effects run.
@MainActor
public final class ThrowingComputed<Value> {
  let outcome: Computed<Result<Value, any Error>>

  /// Creates a value that `compute` computes on first use; see ``Computed``.
  public init(
    _ name: StaticString = #function,
    isEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping @MainActor () throws -> Value
  ) {
    outcome = Computed(name, isEqual: Self.equality(isEqual)) { Result { try compute() } }
  }

  /// Creates a value that an object derives from its own properties, and that may throw. The owner is held weakly;
  /// once it is released, the value or error is constant.
  public init<Owner: AnyObject>(
    _ owner: Owner,
    _ name: StaticString = #function,
    isEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping @MainActor (Owner) throws -> Value
  ) {
    outcome = Computed(owner, name, isEqual: Self.equality(isEqual)) { owner in Result { try compute(owner) }
    }
  }

  /// Returns a function that compares two outcomes.
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
  /// - Throws: the error of the closure.
  /// - Throws: the error of the closure.
  public var value: Value {
    get throws { try outcome.value.get() }
  }

  /// A driver of the value or the error.
  public var driver: Driver<Result<Value, any Error>> { Driver(outcome) }
}
