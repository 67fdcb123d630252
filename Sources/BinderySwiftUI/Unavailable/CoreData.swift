public import BinderyViews
public import Foundation

// Core Data is Apple's: use BinderyStore in a service to store records.

/// Unavailable: Core Data is Apple's.
@available(
  *, unavailable,
  message:
    "There is no Core Data here. Keep records with BinderyStore in a service, and publish them from the view model."
)
@propertyWrapper
public struct FetchRequest<Value> {
  /// The records in an order.
  @_disfavoredOverload
  public init(sortDescriptors: [Any], predicate: NSPredicate? = nil, animation: Animation? = nil) {}
  /// The records in an order.
  public init<Model>(
    sortDescriptors: [SortDescriptor<Model>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Value == FetchedResults<Model> {}
  /// The records of an entity in an order.
  public init<Entity>(
    entity: Entity, sortDescriptors: [Any], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  /// The records of a request.
  public init<Model>(fetchRequest: NSFetchRequest<Model>, animation: Animation? = nil) {}
  /// The records that a service fetches.
  public var wrappedValue: Value { neverRuns() }
}

/// Unavailable: Core Data is Apple's.
@available(
  *, unavailable,
  message: "There is no Core Data here. A view model publishes an array of records."
)
public struct FetchedResults<Model>: RandomAccessCollection {
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { 0 }
  /// The record at an index.
  public subscript(index: Int) -> Model { neverRuns() }
}

/// Unavailable: Core Data is Apple's.
@available(
  *, unavailable,
  message: "There is no Core Data here. Make it a Codable struct; a service keeps it with BinderyStore."
)
open class NSManagedObject {
  /// Unavailable: Core Data is Apple's.
  public init(context: NSManagedObjectContext) {}
  /// The identity of the record.
  public var objectID: ObjectIdentifier { ObjectIdentifier(self) }
  /// The description of the type of record.
  public class func entity() -> NSEntityDescription { neverRuns() }
}

/// Unavailable: Core Data is Apple's.
@available(*, unavailable, message: "There is no Core Data here. The record's type is its description.")
public final class NSEntityDescription {}

/// Unavailable: Core Data is Apple's.
@available(
  *, unavailable,
  message:
    "There is no Core Data here. Keep records with BinderyStore in a service, and publish them from the view model."
)
public class NSManagedObjectContext {
  /// Whether there are changes that are not saved.
  public var hasChanges: Bool { false }
  /// Saves the changes.
  public func save() throws {}
  /// Removes a record.
  public func delete<Model>(_ model: Model) {}
  /// Reverts the changes that are not saved.
  public func rollback() {}
  /// Returns the records of a request.
  public func fetch<Model>(_ request: NSFetchRequest<Model>) throws -> [Model] { [] }
  /// Runs a block.
  public func perform(_ block: @escaping () -> Void) {}
}

/// Unavailable: Core Data is Apple's.
@available(
  *, unavailable,
  message: "There is no Core Data here. The service that keeps the records opens a BinderyStore."
)
public class NSPersistentContainer {
  /// The context of views.
  public var viewContext: NSManagedObjectContext { neverRuns() }
  /// Unavailable: Core Data is Apple's.
  public init(name: String) {}
  /// Opens the store.
  public func loadPersistentStores(completionHandler: (Any, (any Error)?) -> Void) {}
}

/// Unavailable: Core Data is Apple's.
@available(
  *, unavailable,
  message: "There is no Core Data here. A service reads records with the queries of BinderyStore."
)
public final class NSFetchRequest<Model> {
  /// The condition of records.
  public var predicate: NSPredicate?
  /// The order of records.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of records.
  public var fetchLimit = 0
  /// Unavailable: Core Data is Apple's.
  public init(entityName: String) {}
}

@available(
  *, unavailable,
  message:
    "There is no Core Data here. Keep records with BinderyStore in a service, and publish them from the view model."
)
extension EnvironmentValues {
  /// Unavailable: Core Data is Apple's.
  public var managedObjectContext: NSManagedObjectContext {
    get { neverRuns() }
    set {}
  }
}
