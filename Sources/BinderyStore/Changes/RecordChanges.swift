/// The changes that one or several transactions made to a collection. Each record is in one list, except a
/// record that was updated and moved.
public struct RecordChanges<ID: RecordKey>: Hashable, Sendable {
  /// New records, in the order in which they were added.
  public let inserted: [ID]
  /// Records whose content changed.
  public let updated: [ID]
  /// Removed records.
  public let removed: [ID]
  /// Records with a new position in the order.
  public let moved: [ID]

  /// Reads the changes of one collection in those of a feed.
  init<R: Record>(of type: R.Type, in changes: [String: KeyChanges]) where R.ID == ID {
    self.init(changes[R.collection] ?? KeyChanges())
  }

  /// Reads the changes of a feed.
  init(_ changes: KeyChanges) {
    func ids(_ flag: KeyPath<KeyChange, Bool>) -> [ID] {
      changes.keys.filter { changes[$0][keyPath: flag] }.compactMap { ID(key: $0) }
    }
    inserted = ids(\.inserted)
    updated = ids(\.updated)
    removed = ids(\.removed)
    moved = ids(\.moved)
  }
}
