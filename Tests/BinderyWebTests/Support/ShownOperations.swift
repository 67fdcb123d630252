import BinderyHTML

@testable import BinderyWeb

extension TreeViewSource {
  /// The operations of the next batch.
  func shownOperations() -> String {
    var batch = OperationBatch()
    takeChanges(into: &batch)
    for effect in takeEffects() { if let operation = effect.operation { batch.append(operation) } }
    return batch.json
  }
}
