public import BinderyViews
public import Foundation

// SwiftData is Apple's: use BinderyStore in a service to store records.

/// Unavailable: SwiftData is Apple's.
@available(
  *, unavailable,
  message:
    "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
)
@propertyWrapper
public struct Query<Value> {
  /// All records, in any order.
  public init() {}
  /// All records, with an animation of changes.
  public init(animation: Animation) {}
  /// The records that a service fetches.
  public var wrappedValue: Value { neverRuns() }
}

@available(
  *, unavailable,
  message:
    "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
)
extension Query {
  /// The records that a predicate accepts, in the order of a property.
  public init<Model, Key>(
    filter: Predicate<Model>? = nil, sort key: KeyPath<Model, Key>, order: SortOrder = .forward,
    animation: Animation? = nil
  ) where Value == [Model] {}

  /// The records that a predicate accepts, in an order.
  public init<Model>(
    filter: Predicate<Model>? = nil, sort descriptors: [SortDescriptor<Model>], animation: Animation? = nil
  ) where Value == [Model] {}

  /// The records that a predicate accepts.
  public init<Model>(filter: Predicate<Model>?, animation: Animation? = nil) where Value == [Model] {}

  /// The records of a fetch.
  public init<Model>(_ descriptor: FetchDescriptor<Model>, animation: Animation? = nil)
  where Value == [Model] {}
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

/// The options of an `@Attribute`.
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

/// What the deletion of a record does to those that it refers to.
public enum RelationshipDeleteRule: Sendable {
  case noAction, nullify, cascade, deny
}

/// Unavailable: SwiftData is Apple's.
@available(
  *, unavailable,
  message:
    "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
)
public final class ModelContext {
  /// Whether there are changes that are not saved.
  public var hasChanges: Bool { false }
  /// Unavailable: SwiftData is Apple's.
  public init(_ container: ModelContainer) {}
  /// Adds a record.
  public func insert<Model>(_ model: Model) {}
  /// Removes a record.
  public func delete<Model>(_ model: Model) {}
  /// Removes the records that a predicate accepts.
  public func delete<Model>(model: Model.Type, where predicate: Predicate<Model>? = nil) throws {}
  /// Saves the changes.
  public func save() throws {}
  /// Returns the records of a fetch.
  public func fetch<Model>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] { [] }
  /// Returns the number of records of a fetch.
  public func fetchCount<Model>(_ descriptor: FetchDescriptor<Model>) throws -> Int { 0 }
}

/// Unavailable: SwiftData is Apple's.
@available(
  *, unavailable,
  message: "There is no SwiftData here. The service that keeps the records opens a BinderyStore."
)
public final class ModelContainer {
  /// Unavailable: SwiftData is Apple's.
  public init(for types: Any.Type..., configurations: ModelConfiguration...) throws {}
  /// The context of views.
  public var mainContext: ModelContext { neverRuns() }
}

/// Unavailable: SwiftData is Apple's.
@available(
  *, unavailable,
  message: "There is no SwiftData here. The service that keeps the records opens a BinderyStore."
)
public struct ModelConfiguration {
  /// Unavailable: SwiftData is Apple's.
  public init(isStoredInMemoryOnly: Bool = false) {}
}

/// Unavailable: SwiftData is Apple's.
@available(
  *, unavailable,
  message: "There is no SwiftData here. A service reads records with the queries of BinderyStore."
)
public struct FetchDescriptor<Model> {
  /// The largest number of records.
  public var fetchLimit: Int?
  /// Unavailable: SwiftData is Apple's.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {}
}

extension View {
  /// Unavailable: SwiftData is Apple's.
  @available(
    *, unavailable,
    message:
      "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
  )
  public func modelContainer<Model>(for model: Model, inMemory: Bool = false) -> Self { self }

  /// Unavailable: SwiftData is Apple's.
  @available(
    *, unavailable,
    message:
      "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
  )
  public func modelContainer<Container>(_ container: Container) -> Self { self }
}

extension Scene {
  /// Unavailable: SwiftData is Apple's.
  @available(
    *, unavailable,
    message:
      "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
  )
  public func modelContainer<Model>(for model: Model, inMemory: Bool = false) -> Self { self }

  /// Unavailable: SwiftData is Apple's.
  @available(
    *, unavailable,
    message:
      "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
  )
  public func modelContainer<Container>(_ container: Container) -> Self { self }
}

@available(
  *, unavailable,
  message:
    "There is no SwiftData here. Keep records with BinderyStore in a service, and publish them from the view model."
)
extension EnvironmentValues {
  /// Unavailable: SwiftData is Apple's.
  public var modelContext: ModelContext { neverRuns() }
}
