/// What an edit expects to find in the place of what it changes.
public enum Expectation<Value: Sendable & Hashable>: Sendable, Hashable {
  /// Whatever is there.
  case anything
  /// This, and nothing else.
  case exactly(Value)

  /// Whether what is there is what was expected.
  public func isMet(by value: Value) -> Bool {
    switch self {
    case .anything: true
    case .exactly(let expected): expected == value
    }
  }
}
