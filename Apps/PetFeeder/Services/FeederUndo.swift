internal import BinderyStore

/// The way back from an edit. What another window changed since stays as it is, see ``FeederBook/undo(_:)``.
public struct FeederUndo: Sendable, Hashable {
  let changes: Changeset
}

extension WriteTransaction {
  /// Undoes an edit as far as its things have not changed since; no entry is left without its pet.
  /// - Returns: how many things stay, since they have changed.
  /// - Throws: `UndoError` where that would be all of them.
  func perform(_ undo: FeederUndo) throws -> Int {
    let changes = undo.changes
    // Pets that went come back before what was noted about them.
    var reverted = try revert(changes) { $0.collection == Pet.collection && !$0.isInsertion }
    let present = Set(try all(Pet.self).map(\.id))
    reverted += try revert(changes) { change in
      change.collection != Pet.collection && (change.formerPet.map(present.contains) ?? true)
    }
    // Pets that the edit added are removed, unless they have entries.
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
  /// The pet that an entry was about.
  fileprivate var formerPet: Pet.ID? {
    former(Feeding.self)?.pet ?? former(MealTime.self)?.pet ?? former(Weighing.self)?.pet
      ?? former(Dose.self)?.pet
  }
}
