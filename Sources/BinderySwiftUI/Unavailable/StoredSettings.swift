public import BinderyViews
public import Foundation

extension AppStorage {
  /// Unavailable: an app's settings have one store.
  @available(
    *, unavailable,
    message:
      "The host stores the values of each person, and all its windows share them: leave out the store. For values of all people, read UserDefaults in a service."
  )
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value: Codable {
    self.init(wrappedValue: wrappedValue, key)
  }

  /// Unavailable: an app's settings have one store.
  @available(
    *, unavailable,
    message:
      "The host stores the values of each person, and all its windows share them: leave out the store. For values of all people, read UserDefaults in a service."
  )
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: RawRepresentable, Value.RawValue: Codable {
    self.init(wrappedValue: wrappedValue, key)
  }

  /// Unavailable: an app's settings have one store.
  @available(
    *, unavailable,
    message:
      "The host stores the values of each person, and all its windows share them: leave out the store. For values of all people, read UserDefaults in a service."
  )
  public init<Wrapped: Codable>(_ key: String, store: UserDefaults?) where Value == Wrapped? {
    self.init(key)
  }
}
