internal import BinderyApp
public import BinderyStore

/// The models of some classes, in the store of the program.
///
/// All people who use the program share them: a model that belongs to one person has a property that says so.
// Unchecked is right: it never changes, and models are used on the main actor.
public final class ModelContainer: @unchecked Sendable {
  let graph: ModelGraph

  init(graph: ModelGraph) { self.graph = graph }

  /// The context of the container.
  public var mainContext: ModelContext { ModelContext(self) }

  /// Loads the models of classes. It blocks until they are there.
  /// - Throws: `StorageError`, or ``MissingProgramError`` outside of a program.
  public convenience init(
    for types: any PersistentModel.Type..., configurations: ModelConfiguration...
  ) throws {
    try self.init(types, configurations.first ?? ModelConfiguration())
  }

  /// Loads the models of classes. It blocks until they are there.
  /// - Throws: `StorageError`, or ``MissingProgramError`` outside of a program.
  public convenience init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
    try self.init(schema.types, configurations.first ?? ModelConfiguration())
  }

  init(_ types: [any PersistentModel.Type], _ configuration: ModelConfiguration) throws {
    graph = .graph(of: try configuration.openStore())
    try graph.add(types)
  }
}

/// Where the models of a ``ModelContainer`` are kept.
public struct ModelConfiguration: Sendable {
  private let isInMemory: Bool
  private let store: Store?

  /// Keeps models in the store of the program, or only as long as the container.
  public init(schema: Schema? = nil, isStoredInMemoryOnly: Bool = false) {
    isInMemory = isStoredInMemoryOnly
    store = nil
  }

  /// Keeps models in a store: that of a test.
  public init(store: Store) {
    isInMemory = false
    self.store = store
  }

  fileprivate func openStore() throws -> Store {
    if isInMemory { return try .inMemory() }
    guard let store = store ?? LaunchContext.current?.store else { throw MissingProgramError() }
    return store
  }
}

/// A container was created before the program had opened its data, or in a test.
public struct MissingProgramError: Error, CustomStringConvertible {
  /// What to do.
  public var description: String {
    "A ModelContainer keeps its models in the store of the program, which is not open. Create it in the App or a view; "
      + "in a test, use ModelConfiguration(isStoredInMemoryOnly: true)."
  }
}
