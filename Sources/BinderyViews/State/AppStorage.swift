public import Bindery
internal import BinderyScenes

/// A setting of a person in an app: stored by the host, and the same in all windows of that person.
///
/// ```swift
/// @AppStorage("showsFahrenheit") private var showsFahrenheit = true
/// @AppStorage("name") private var name: String?
/// ```
/// The value is a `Bool`, `Int`, `Double`, `String`, `URL` or `Data`, an enum with raw values, an optional of these, or anything
/// else that is `Codable`. Who a person is, the host decides: see `Documentation/Restoring.md`.
@MainActor
@propertyWrapper
public struct AppStorage<Value: Equatable>: DynamicProperty {
  private let link: StorageLink<Value>

  /// Begins with a value, unless another one is stored.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value of those who have stored none.
  ///   - key: names the value within the app, the same in all versions of it.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    link = StorageLink(wrappedValue, key, .codable)
  }

  /// Begins with a value that has a raw value, unless another one is stored.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value of those who have stored none.
  ///   - key: names the value within the app, the same in all versions of the app.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: Codable {
    link = StorageLink(wrappedValue, key, .raw)
  }

  /// Begins without a value, unless one is stored.
  ///
  /// - Parameter key: names the value within the app, the same in all versions of the app.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? {
    link = StorageLink(nil, key, .codable)
  }

  /// Begins without a value that has a raw value, unless one is stored.
  ///
  /// - Parameter key: names the value within the app, the same in all versions of the app.
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
    link.cell = environment.appStorage.cell(link.key, initial: link.initial, coding: link.coding)
  }
}
