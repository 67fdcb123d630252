/// The state of loading a value: not requested, loading, the value, or an error.
///
///     switch lookup.state.value {
///     case .idle: Text("Choose a city")
///     case .loading: ProgressView()
///     case .value(let weather): WeatherView(weather)
///     case .failure(let error): Text(error.localizedDescription)
///     }
///
/// ``Command/state`` and ``Driver/load(_:)`` create it, so that view models need no code for these states.
public enum Loadable<Value> {
  /// The value was not requested yet.
  case idle
  /// The value is being loaded; `last` is the previous one, to be shown meanwhile.
  case loading(last: Value? = nil)
  /// The value was loaded.
  case value(Value)
  /// The value could not be loaded.
  case failure(any Error)

  /// The value, or the previous one while another is being loaded.
  public var value: Value? {
    switch self {
    case .idle, .failure: nil
    case .loading(let last): last
    case .value(let value): value
    }
  }

  /// The error; nil unless loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  /// Whether the value is being loaded.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Returns the same state with the value transformed.
  public func map<Result>(_ transform: (Value) throws -> Result) rethrows -> Loadable<Result> {
    switch self {
    case .idle: .idle
    case .loading(let last): .loading(last: try last.map(transform))
    case .value(let value): .value(try transform(value))
    case .failure(let error): .failure(error)
    }
  }
}

extension Loadable: Sendable where Value: Sendable {}

/// Failures are equal if their errors are by `==`; errors without it, if they have the same type and description.
extension Loadable: Equatable where Value: Equatable {
  public static func == (left: Loadable, right: Loadable) -> Bool {
    switch (left, right) {
    case (.idle, .idle): true
    case (.loading(let left), .loading(let right)): left == right
    case (.value(let left), .value(let right)): left == right
    case (.failure(let left), .failure(let right)): areEqual(left, right)
    default: false
    }
  }
}

private func areEqual(_ left: any Error, _ right: any Error) -> Bool {
  guard type(of: left) == type(of: right) else { return false }
  func compare<E: Equatable>(_ left: E) -> Bool { left == right as? E }
  if let left = left as? any Equatable { return compare(left) }
  return String(reflecting: left) == String(reflecting: right)
}
