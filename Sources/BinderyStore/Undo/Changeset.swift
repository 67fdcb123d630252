/// The changes of a write, record by record: the state that it left and the state to restore.
///
/// ``Store/recordedWrite(_:)`` returns one, ``Store/revert(_:)`` undoes it. It holds both states of each changed
/// record in memory, so retain it only as long as undo is offered.
public struct Changeset: Sendable, Hashable, Codable {
  /// A record that was inserted, removed or updated.
  public struct Change: Sendable, Hashable, Codable {
    /// The collection.
    public let collection: String
    /// The record's identity as text.
    public let key: String
    /// The state and position before the write; nil if the record did not exist.
    let former: PlacedRow?
    /// The state after the write; nil if the record was removed.
    let written: PlacedRow?

    /// Whether the record is new.
    public var isInsertion: Bool { former == nil }

    /// Returns the record as it was before the write.
    /// - Parameter type: The type of record.
    /// - Returns: The record; nil if it did not exist, is of another type, or cannot be decoded.
    public func former<R: Record>(_ type: R.Type) -> R? {
      guard collection == R.collection, let former else { return nil }
      return try? RecordCoding.restored(type, from: former.body)
    }
  }

  /// The changed records, in the order in which they were first changed.
  public let changes: [Change]

  /// Whether the write changed nothing.
  public var isEmpty: Bool { changes.isEmpty }
}

/// A row with its position.
struct PlacedRow: Sendable, Hashable, Codable {
  /// The record as JSON.
  let body: String
  /// The position, see ``RowReader/place(of:in:)``.
  let place: Int
}
