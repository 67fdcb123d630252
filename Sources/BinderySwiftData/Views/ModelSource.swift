internal import Bindery

/// A container that is created when it is needed, and the reason if it cannot be.
@MainActor
final class ModelSource {
  private let make: () throws -> ModelContainer
  private(set) lazy var container = Result { try untracked { try make() } }

  init(_ make: @escaping () throws -> ModelContainer) { self.make = make }

  convenience init(
    for types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    self.init {
      let container = Result {
        try ModelContainer(types, ModelConfiguration(isStoredInMemoryOnly: inMemory))
      }
      if let graph = try? container.get().graph { graph.savesByItself = isAutosaveEnabled }
      onSetup(container)
      return try container.get()
    }
  }
}
