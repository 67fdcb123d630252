/// What one or several transactions did to a collection. Each record is in one list, but for one that was updated
/// and moved.
public struct RecordChanges<ID: RecordKey>: Hashable, Sendable {
  /// Records that are new, in the order in which they were added.
  public let inserted: [ID]
  /// Records whose content changed.
  public let updated: [ID]
  /// Records that are gone.
  public let removed: [ID]
  /// Records that were moved to another place in the order.
  public let moved: [ID]

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
