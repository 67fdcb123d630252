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
  private let key: String
  private let initial: Value
  private let coding: ValueCoding<Value>

  /// Begins with a value, unless the window has kept another one.
  ///
  /// - Parameters:
  ///   - wrappedValue: the first value; it is not stored.
  ///   - key: names the value within the window, the same in all versions of the app.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    self.init(wrappedValue, key, .codable)
  }

  /// Begins with a value that has a raw value, unless the window has kept another one.
  ///
  /// - Parameters:
  ///   - wrappedValue: the first value; it is not stored.
  ///   - key: names the value within the window, the same in all versions of the app.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: Codable {
    self.init(wrappedValue, key, .raw)
  }

  /// Begins without a value, unless the window has kept one.
  ///
  /// - Parameter key: names the value within the window, the same in all versions of the app.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? { self.init(nil, key, .codable) }

  /// Begins without a value that has a raw value, unless the window has kept one.
  ///
  /// - Parameter key: names the value within the window, the same in all versions of the app.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: Codable {
    self.init(nil, key, .optionalRaw())
  }

  private init(_ initial: Value, _ key: String, _ coding: ValueCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
    link = StorageLink(initial)
  }

  /// The value. Reading it in a body, a block or a value argument tracks it.
  public var wrappedValue: Value {
    get { link.cell.value }
    nonmutating set { link.cell.value = newValue }
  }

  /// Two-way, for a control.
  public var projectedValue: Binding<Value> { link.binding }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    link.cell = environment.sceneState.cell(key, initial: initial, coding: coding)
  }
}

/// Where a value of a view finds the stored value of its key.
@MainActor
final class StorageLink<Value: Equatable> {
  var cell: StorageCell<Value>

  init(_ value: Value) { cell = StorageCell(value) }

  var binding: Binding<Value> { Binding(get: { self.cell.value }, set: { self.cell.value = $0 }) }
}
