internal import Observation

/// The models of a class, in the order of their insertion.
final class ModelCollection: Observable {
  private let registrar = ObservationRegistrar()
  let type: any PersistentModel.Type
  private var all: [any PersistentModel] = []

  init(_ type: any PersistentModel.Type) { self.type = type }

  /// The models; a view that reads them follows the list.
  var models: [any PersistentModel] {
    registrar.access(self, keyPath: \.models)
    return all
  }

  func append(_ model: any PersistentModel) {
    registrar.withMutation(of: self, keyPath: \.models) { all.append(model) }
  }

  func remove(_ model: any PersistentModel) {
    registrar.withMutation(of: self, keyPath: \.models) { all.removeAll { $0 === model } }
  }
}
