public import Foundation

/// Inserts, deletes and fetches the models of a container. Use it on the main actor.
///
/// All contexts of a container share its models: a change is seen everywhere at once, and stored at the end of the event. A change that cannot
/// be stored is undone, and an alert shows why.
public final class ModelContext {
  /// The container.
  public let container: ModelContainer
  private var graph: ModelGraph { container.graph }

  /// Creates a context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether changes are saved at the end of each event, as by default, or only by ``save()``: for all contexts of the container.
  public var autosaveEnabled: Bool {
    get { graph.savesByItself }
    set { graph.savesByItself = newValue }
  }

  /// Whether there are changes that no write has stored or is about to store.
  public var hasChanges: Bool { graph.hasChanges }

  /// Adds a model, with those to which it relates.
  public func insert<T: PersistentModel>(_ model: T) { graph.insert(model) }

  /// Removes a model.
  public func delete<T: PersistentModel>(_ model: T) { graph.delete(model) }

  /// Removes all models of a class that fulfill a condition.
  public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { graph.delete(model) }
  }

  /// Stores all changes at the end of the event. If this fails, they are undone and an alert shows why.
  // It throws nothing, but apps call it with `try`.
  public func save() throws { graph.save() }

  /// Returns the described models. Views and blocks that read it follow the changes.
  /// - Throws: An error of the predicate, or of reading the store.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try descriptor.models(of: graph.collection(of: T.self).models)
  }

  /// Returns the number of the described models.
  /// - Throws: An error of the predicate, or of reading the store.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the model with an identity; nil if there is none of the class.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    graph.models[id.text] as? T
  }
}
