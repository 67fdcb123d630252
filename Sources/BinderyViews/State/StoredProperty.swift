public import Bindery
internal import BinderyViewModels

/// A person's setting in an app, which the host stores. All windows of that person share it.
///
/// ```swift
/// @AppStorage("showsFahrenheit") private var showsFahrenheit = true
/// @AppStorage("name") private var name: String?
/// ```
/// Its key is the name of the value within the app, its default the value of people without a stored one. The host identifies people: see
/// `Documentation/Restoring.md`.
public typealias AppStorage<Value: Equatable> = StoredProperty<Value, PersonScope>

/// State of a view that is restored with its window: after a reload, on another process, after a crash.
///
/// ```swift
/// @SceneStorage("tab") private var tab = "today"
/// @SceneStorage("draft") private var draft: String?
/// ```
/// Its key is the name of the value within the window; its default is not stored. Views of a window that use the same key share the value,
/// so a view that is shown more than once adds its identity to the key: `_part = SceneStorage(wrappedValue: .today, "part.\(pet.id)")`.
/// View models keep their state with `SceneState`.
public typealias SceneStorage<Value: Equatable> = StoredProperty<Value, WindowScope>

/// The scope of an ``AppStorage``: all windows of a person.
public enum PersonScope {}

/// The scope of a ``SceneStorage``: one window.
public enum WindowScope {}

/// A stored value of a view: an ``AppStorage`` or a ``SceneStorage``.
///
/// The value is a `Bool`, `Int`, `Double`, `String`, `URL` or `Data`, an enum with raw values, an optional of these, or any other `Codable`
/// type. Its key is the same in all versions of the app.
@preconcurrency @MainActor
@propertyWrapper
public struct StoredProperty<Value: Equatable, Scope>: DynamicProperty {
  private let link: StorageLink<Value>

  /// Creates a value with a default.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    link = StorageLink(wrappedValue, key, .codable)
  }

  /// Creates a value of a raw type with a default.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: Codable {
    link = StorageLink(wrappedValue, key, .raw)
  }

  /// Creates an optional value.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? {
    link = StorageLink(nil, key, .codable)
  }

  /// Creates an optional value of a raw type.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: Codable {
    link = StorageLink(nil, key, .optionalRaw())
  }

  /// The value. Reading it in a body, a block or a value argument tracks it.
  public var wrappedValue: Value {
    get { link.cell.value }
    nonmutating set { link.cell.value = newValue }
  }

  /// A binding to the value, for a control.
  public var projectedValue: Binding<Value> { link.binding }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    link.cell =
      Scope.self == WindowScope.self
      ? environment.sceneState.cell(link.key, initial: link.initial, coding: link.coding)
      : environment.appStorage.cell(link.key, initial: link.initial, coding: link.coding)
  }
}
