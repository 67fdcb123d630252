/// A value that views get from around them. Make a type for each, as in SwiftUI.
@MainActor
public protocol EnvironmentKey {
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
}

/// What views get from around them.
@MainActor
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// All values as by default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads a value of the environment: `@Environment(\.dismiss) private var dismiss`.
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let link: EnvironmentLink
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Names the value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    link = EnvironmentLink()
  }

  /// The value where the view is mounted.
  public var wrappedValue: Value { link.values[keyPath: keyPath] }

  func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    link.values = environment
  }
}

@MainActor
private final class EnvironmentLink {
  var values = EnvironmentValues()
}

private enum LocationKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

/// Closes the sheet around, or goes back from the screen around: `dismiss()`.
@MainActor
public struct DismissAction {
  var action: @MainActor () -> Void

  /// Closes.
  public func callAsFunction() { action() }
}

private enum HomeKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Where the window begins: the path that a host was asked for, such as `locations/add`. A ``NavigationStack``
  /// opens there.
  public var location: String {
    get { self[LocationKey.self] }
    set { self[LocationKey.self] = newValue }
  }

  /// What the place is called where the host shows all its apps, if there is one. A host sets it for a whole window and
  /// shows the way there on the first screen.
  public var home: String? {
    get { self[HomeKey.self] }
    set { self[HomeKey.self] = newValue }
  }

  /// Closes the screen or dialog that the view is part of.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
