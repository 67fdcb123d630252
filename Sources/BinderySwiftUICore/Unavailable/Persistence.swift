public import BinderyViews
public import Foundation

// SwiftData, Core Data and StoreKit are Apple's: use BinderyStore or @AppStorage to store data.

/// Unavailable: SwiftData is Apple's.
@available(
  *, unavailable,
  message:
    "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
)
@propertyWrapper
public struct Query<Value> {
  /// Unavailable.
  public init() {}
  /// Unavailable.
  public init<Model, Key>(sort key: KeyPath<Model, Key>) {}
  /// Unavailable.
  public init<Model, Key>(sort key: KeyPath<Model, Key>, order: SortOrder) {}
  /// Unavailable.
  public init<Filter>(filter: Filter) {}
  /// Unavailable.
  public var wrappedValue: Value { fatalError("Unavailable") }
}

/// Unavailable: Core Data is Apple's.
@available(
  *, unavailable,
  message:
    "There is no Core Data here. Keep records with BinderyStore in a service, and publish them from the view model."
)
@propertyWrapper
public struct FetchRequest<Value> {
  /// Unavailable.
  public init<Key>(sortDescriptors: [Key]) {}
  /// Unavailable.
  public init<Entity, Key>(entity: Entity, sortDescriptors: [Key]) {}
  /// Unavailable.
  public var wrappedValue: Value { fatalError("Unavailable") }
}

/// Unavailable: SwiftData is Apple's.
@available(
  *, unavailable,
  message:
    "There is no SwiftData here. Make it an @Observable class; a service keeps it as a Codable record with BinderyStore."
)
@attached(peer)
public macro Model() = #externalMacro(module: "BinderyPreviews", type: "PreviewableMacro")

/// Unavailable: SwiftData is Apple's.
@available(
  *, unavailable,
  message:
    "There is no SwiftData here. A service keeps Codable records with BinderyStore, by their identities."
)
@attached(peer)
public macro Attribute(_ options: AttributeOptions..., originalName: String? = nil) =
  #externalMacro(module: "BinderyPreviews", type: "PreviewableMacro")

/// Unavailable: SwiftData is Apple's.
public enum AttributeOptions: Sendable {
  case unique, externalStorage, ephemeral, allowsCloudEncryption, spotlight, preserveValueOnDeletion
}

/// Unavailable: SwiftData is Apple's.
@available(
  *, unavailable,
  message:
    "There is no SwiftData here. A record keeps the identities of others; a service reads them with BinderyStore."
)
@attached(peer)
public macro Relationship(
  deleteRule: RelationshipDeleteRule = .nullify, inverse: AnyKeyPath? = nil, originalName: String? = nil
) = #externalMacro(module: "BinderyPreviews", type: "PreviewableMacro")

/// Unavailable: SwiftData is Apple's.
public enum RelationshipDeleteRule: Sendable {
  case noAction, nullify, cascade, deny
}

extension View {
  /// Unavailable: SwiftData is Apple's.
  @available(
    *, unavailable,
    message:
      "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
  )
  public func modelContainer<Model>(for model: Model) -> Self { self }
}

extension Scene {
  /// Unavailable: SwiftData is Apple's.
  @available(
    *, unavailable,
    message:
      "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
  )
  public func modelContainer<Model>(for model: Model) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: Core Data is Apple's.
  @available(
    *, unavailable,
    message:
      "There is no Core Data here. Keep records with BinderyStore in a service, and publish them from the view model."
  )
  public var managedObjectContext: Int { 0 }

  /// Unavailable: SwiftData is Apple's.
  @available(
    *, unavailable,
    message:
      "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
  )
  public var modelContext: Int { 0 }
}

/// Unavailable: StoreKit is Apple's.
@available(*, unavailable, message: "There is no StoreKit here. Take payments with a service of your own.")
public struct StoreView: View {
  /// Unavailable.
  public var body: EmptyView { EmptyView() }
  /// Unavailable.
  public init(ids: [String]) {}
}

/// Unavailable: StoreKit is Apple's.
@available(*, unavailable, message: "There is no StoreKit here. Take payments with a service of your own.")
public struct ProductView: View {
  /// Unavailable.
  public var body: EmptyView { EmptyView() }
  /// Unavailable.
  public init(id: String) {}
}

/// Unavailable: StoreKit is Apple's.
@available(*, unavailable, message: "There is no StoreKit here. Ask for a review with a Link.")
public struct RequestReviewAction {}

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
