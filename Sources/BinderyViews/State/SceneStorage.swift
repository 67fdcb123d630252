public import Bindery
internal import BinderyViewModels

/// State of a view that is restored with its window: after a reload, on another process, after a crash.
///
/// ```swift
/// @SceneStorage("tab") private var tab = "today"
/// @SceneStorage("draft") private var draft: String?
/// ```
/// Views of a window that use the same key share the value, so a view that is shown more than once adds its identity to the key:
/// `_part = SceneStorage(wrappedValue: .today, "part.\(pet.id)")`. View models keep their state with `SceneState`.
@MainActor
@propertyWrapper
public struct SceneStorage<Value: Equatable>: DynamicProperty {
  private let link: StorageLink<Value>

  /// Creates a property with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the default value; it is not stored.
  ///   - key: the name of the value within the window, the same in all versions of the app.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    link = StorageLink(wrappedValue, key, .codable)
  }

  /// Creates a property with a default value of a raw type.
  ///
  /// - Parameters:
  ///   - wrappedValue: the default value; it is not stored.
  ///   - key: the name of the value within the window, the same in all versions of the app.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: Codable {
    link = StorageLink(wrappedValue, key, .raw)
  }

  /// Creates an optional property.
  ///
  /// - Parameter key: the name of the value within the window, the same in all versions of the app.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? {
    link = StorageLink(nil, key, .codable)
  }

  /// Creates an optional property of a raw type.
  ///
  /// - Parameter key: the name of the value within the window, the same in all versions of the app.
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
    link.cell = environment.sceneState.cell(link.key, initial: link.initial, coding: link.coding)
  }
}
