internal import BinderyStore

/// The changes that undo an edit, see ``FeederBook/undo(_:)``.
public struct FeederUndo: Sendable, Hashable {
  let changes: Changeset
}

extension WriteTransaction {
  /// Undoes an edit, except for values that have changed since. No entry is left without its pet.
  /// - Returns: The number of values left unchanged because they have changed since.
  /// - Throws: `UndoError` if that would be all of them.
  func perform(_ undo: FeederUndo) throws -> Int {
    let changes = undo.changes
    // Restore deleted pets before their entries.
    var reverted = try revert(changes) { $0.collection == Pet.collection && !$0.isInsertion }
    let present = Set(try all(Pet.self).map(\.id))
    reverted += try revert(changes) { change in
      change.collection != Pet.collection && (change.formerPet.map(present.contains) ?? true)
    }
    // Remove pets that the edit added, unless they have entries.
    if changes.changes.contains(where: { $0.collection == Pet.collection && $0.isInsertion }) {
      let noted = Set(try FeederData(self).entries.map(\.pet))
      reverted += try revert(changes) {
        $0.collection == Pet.collection && $0.isInsertion && !noted.contains($0.key)
      }
    }
    guard reverted > 0 || changes.isEmpty else { throw UndoError.changedSince }
    return changes.changes.count - reverted
  }
}

extension Changeset.Change {
  /// The identity of the pet that the entry belonged to.
  fileprivate var formerPet: Pet.ID? {
    former(Feeding.self)?.pet ?? former(MealTime.self)?.pet ?? former(Weighing.self)?.pet
      ?? former(Dose.self)?.pet
  }
}
