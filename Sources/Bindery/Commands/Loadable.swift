/// What a screen knows of something that is loaded: nothing yet, that it is on its way, the value, or why there is none.
///
///     switch lookup.state.value {
///     case .idle: Text("Choose a city")
///     case .loading: ProgressView()
///     case .value(let weather): WeatherView(weather)
///     case .failure(let error): Text(error.localizedDescription)
///     }
///
/// ``Command/state`` and ``Driver/load(_:)`` make one, so that no view model writes these states by hand.
public enum Loadable<Value> {
  /// Nothing was requested yet.
  case idle
  /// It is on its way; `last` is the value from before, to be shown meanwhile.
  case loading(last: Value? = nil)
  /// It is here.
  case value(Value)
  /// It could not be loaded.
  case failure(any Error)

  /// The value, or the one from before while another is on its way.
  public var value: Value? {
    switch self {
    case .idle, .failure: nil
    case .loading(let last): last
    case .value(let value): value
    }
  }

  /// Why there is no value.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  /// Whether it is on its way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The same state, with the value transformed.
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

/// Failures are equal if their errors are by `==`; errors without it, if they are of one type and described by the same text.
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
