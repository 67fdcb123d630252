public import Bindery
internal import BinderyScenes

/// State of a view that comes back with its window: after a reload, on another process, after a crash.
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

  /// Begins with a value, unless the window has kept another one.
  ///
  /// - Parameters:
  ///   - wrappedValue: the first value; it is not stored.
  ///   - key: names the value within the window, the same in all versions of the app.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    link = StorageLink(wrappedValue, key, .codable)
  }

  /// Begins with a value that has a raw value, unless the window has kept another one.
  ///
  /// - Parameters:
  ///   - wrappedValue: the first value; it is not stored.
  ///   - key: names the value within the window, the same in all versions of the app.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: Codable {
    link = StorageLink(wrappedValue, key, .raw)
  }

  /// Begins without a value, unless the window has kept one.
  ///
  /// - Parameter key: names the value within the window, the same in all versions of the app.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? {
    link = StorageLink(nil, key, .codable)
  }

  /// Begins without a value that has a raw value, unless the window has kept one.
  ///
  /// - Parameter key: names the value within the window, the same in all versions of the app.
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

  /// Two-way, for a control.
  public var projectedValue: Binding<Value> { link.binding }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    link.cell = environment.sceneState.cell(link.key, initial: link.initial, coding: link.coding)
  }
}
