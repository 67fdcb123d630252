public import Bindery
internal import BinderyViewModels

/// A person's setting in an app, which the host stores. All windows of that person share it.
///
/// ```swift
/// @AppStorage("showsFahrenheit") private var showsFahrenheit = true
/// @AppStorage("name") private var name: String?
/// ```
/// The value is a `Bool`, `Int`, `Double`, `String`, `URL` or `Data`, an enum with raw values, an optional of these,
/// or any other `Codable` type. The host identifies people: see `Documentation/Restoring.md`.
@MainActor
@propertyWrapper
public struct AppStorage<Value: Equatable>: DynamicProperty {
  private let link: StorageLink<Value>

  /// Creates a setting with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value of people without a stored one.
  ///   - key: the name of the value within the app, the same in all versions of it.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    link = StorageLink(wrappedValue, key, .codable)
  }

  /// Creates a setting with a default value of a raw type.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value of people without a stored one.
  ///   - key: the name of the value within the app, the same in all versions of it.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: Codable {
    link = StorageLink(wrappedValue, key, .raw)
  }

  /// Creates an optional setting.
  ///
  /// - Parameter key: the name of the value within the app, the same in all versions of it.
  public init<Wrapped: Codable>(_ key: String) where Value == Wrapped? {
    link = StorageLink(nil, key, .codable)
  }

  /// Creates an optional setting of a raw type.
  ///
  /// - Parameter key: the name of the value within the app, the same in all versions of it.
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
    link.cell = environment.appStorage.cell(link.key, initial: link.initial, coding: link.coding)
  }
}
