extension Store {
  /// Runs changes like ``write(_:)``, and returns the data to undo them.
  ///
  /// ```swift
  /// let (_, changes) = try await store.recordedWrite { try $0.delete(Pet.self, id: "selina") }
  /// let stayed = try await store.revert(changes)
  /// ```
  /// - Parameter body: Reads and changes records. It runs on a thread of the store, one transaction at a time.
  /// - Returns: The result of `body`, and its changes.
  /// - Throws: ``StorageError``, or the error of `body`. Nothing is changed then.
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

  /// Undoes a change: updated records get their earlier content, inserted ones are removed, and deleted and moved ones
  /// return to their positions. Records that have changed since are left unchanged.
  /// - Parameter changes: The changes that ``recordedWrite(_:)`` returned.
  /// - Returns: The number of records left unchanged.
  /// - Throws: ``UndoError/changedSince`` if that is all of them, or ``StorageError``. Nothing is changed then.
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
  ///   - changes: The changes that ``Store/recordedWrite(_:)`` returned.
  ///   - isWanted: Returns whether to revert a record, if records depend on each other; all by default.
  /// - Returns: The number of reverted records. The others have changed since.
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

  /// - Returns: Whether the record has its former state.
  private func revert(_ change: Changeset.Change) throws -> Bool {
    let body = try body(of: change.key, in: change.collection)
    if body == change.written?.body {
      try put(change.former, change.key, in: change.collection, after: change.written)
      return true
    }
    // Another window may have undone it already.
    return body == change.former?.body
  }
}
