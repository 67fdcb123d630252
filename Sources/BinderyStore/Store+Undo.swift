extension Store {
  /// Runs changes like ``write(_:)``, and returns what is needed to undo them.
  ///
  /// ```swift
  /// let (_, changes) = try await store.recordedWrite { try $0.delete(Pet.self, id: "selina") }
  /// let stayed = try await store.revert(changes)
  /// ```
  /// - Parameter body: reads and changes; it runs on a thread of the store, one transaction after the other.
  /// - Returns: what `body` returns, and what it changed.
  /// - Throws: ``StorageError``, or what `body` throws. Nothing has changed then.
  public func recordedWrite<Value: Sendable>(
    _ body: @escaping @Sendable (WriteTransaction) throws -> Value
  ) async throws -> (value: Value, changes: Changeset) {
    try await write(
      { transaction in
        transaction.beginRecording()
        let value = try body(transaction)
        return (value, try transaction.endRecording())
      }, result: .recordedWrite())
  }

  /// Undoes a change: updated records get their earlier content, inserted ones are removed, and deleted ones
  /// return to their positions. Records that were changed since stay as they are.
  /// - Parameter changes: the changes that ``recordedWrite(_:)`` returned.
  /// - Returns: the number of records that were changed since.
  /// - Throws: ``UndoError/changedSince`` if that is all of them, or ``StorageError``. Nothing has changed
  ///   then.
  public func revert(_ changes: Changeset) async throws -> Int {
    try await write { transaction in
      let reverted = try transaction.revert(changes)
      guard reverted > 0 || changes.isEmpty else { throw UndoError.changedSince }
      return changes.changes.count - reverted
    }
  }
}

extension WriteTransaction {
  /// Undoes a change, or a part of it. See ``Store/revert(_:)``.
  /// - Parameters:
  ///   - changes: the changes that ``Store/recordedWrite(_:)`` returned.
  ///   - isWanted: which records to revert, if records depend on each other; all by default.
  /// - Returns: the number of reverted records; the others were changed since.
  @discardableResult
  public func revert(
    _ changes: Changeset, where isWanted: (Changeset.Change) throws -> Bool = { _ in true }
  ) throws -> Int {
    var reverted = 0
    for change in changes.changes where try isWanted(change) {
      if try revert(change) { reverted += 1 }
    }
    return reverted
  }

  /// - Returns: whether the record is as it was before.
  private func revert(_ change: Changeset.Change) throws -> Bool {
    let body = try body(of: change.key, in: change.collection)
    if body == change.written?.body {
      try put(
        change.former, change.key, in: change.collection,
        returns: change.former?.place != change.written?.place)
      return true
    }
    // Another window may have undone it already.
    return body == change.former?.body
  }
}
