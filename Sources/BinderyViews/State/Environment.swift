public import BinderyViewModels

/// A value that views inherit from the views around them. Declare a type for each, as in SwiftUI.
@preconcurrency @MainActor
public protocol EnvironmentKey {
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
}

/// The values that views inherit from the views around them.
@preconcurrency @MainActor
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment with all defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads an environment value: `@Environment(\.dismiss) private var dismiss`.
@preconcurrency @MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let link: EnvironmentLink
  private let read: @MainActor (EnvironmentValues) -> Value

  /// Selects the value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    link = EnvironmentLink()
  }

  /// Selects the object of a type that ``View/environment(_:)`` set.
  ///
  /// If none was set, reading it stops the program, because a view cannot work without it. If it may be missing,
  /// read it as an optional:
  /// `@Environment(Model?.self)`.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values.object(of: type) else {
        fatalError(
          "No object of the type \(type) is in the environment: add .environment(_:) with one to a view around."
        )
      }
      return object
    }
    link = EnvironmentLink()
  }

  /// Selects the object of a type that ``View/environment(_:)`` set, or `nil` if none was set.
  public init<Object: AnyObject>(_ type: Object?.Type) where Value == Object? {
    read = { $0.object(of: Object.self) }
    link = EnvironmentLink()
  }

  /// Selects the object of a type that ``View/environment(_:)`` set, or `nil` if none was set.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
    link = EnvironmentLink()
  }

  /// The value in the place of the view.
  public var wrappedValue: Value { read(link.values) }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    link.values = environment
  }
}

extension EnvironmentValues {
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    values[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    values[ObjectIdentifier(Object.self)] = object
  }
}

@MainActor
private final class EnvironmentLink {
  var values = EnvironmentValues()
}

private enum LocationKey: EnvironmentKey {
  static var defaultValue: OpenedLocation { OpenedLocation([]) }
}

/// Closes the surrounding sheet, or leaves the surrounding screen: `dismiss()`.
@preconcurrency @MainActor
public struct DismissAction {
  var action: @MainActor () -> Void

  /// Closes the sheet or leaves the screen.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The stored state of the window. A host sets it for a whole window; ``SceneStorage`` reads it.
  @Entry public var sceneState: SceneState = SceneState()

  /// The log-in of the window: its user, and how they log in and out. A host sets it for a whole window.
  @Entry public var userSession: UserSession = .nobody

  /// The person's stored settings in the app. A host sets them for a whole window; ``AppStorage`` reads them.
  @Entry public var appStorage: AppStorageValues = AppStorageValues()
}

extension EnvironmentValues {
  /// The routes that the window opens with, such as `locations` and `add`, from the root. A ``NavigationStack`` starts there.
  public var location: [String] {
    get {
      let opened = openedLocation
      opened.isUsed = true
      return opened.routes
    }
    set { self[LocationKey.self] = OpenedLocation(newValue) }
  }

  /// The routes that the window opens with, and whether a view uses them.
  package var openedLocation: OpenedLocation { self[LocationKey.self] }

  /// The name of the screen on which the host lists all its apps, if there is one. A host sets it for a whole
  /// window and shows a link to that screen on the first screen.
  @Entry public var home: String?

  /// Closes the screen or dialog that contains the view.
  @Entry public var dismiss: DismissAction = DismissAction {}

  /// Whether the view is on a screen over another one, or in a sheet, so that ``dismiss`` has an effect.
  @Entry public internal(set) var isPresented: Bool = false
}
