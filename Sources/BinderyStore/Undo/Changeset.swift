/// What a write changed, record by record: what is expected to be there, and what to put back.
///
/// ``Store/recordedWrite(_:)`` makes one, ``Store/revert(_:)`` takes the change back. It lives as long as the process and
/// holds both states of what was changed, so keep it for as long as undoing is offered.
public struct Changeset: Sendable, Hashable {
  /// One record that came, went or became another.
  public struct Change: Sendable, Hashable {
    /// The collection.
    public let collection: String
    /// The record's identity as a text.
    public let key: String
    /// What was there before, and where; nil where nothing was.
    let former: PlacedRow?
    /// What the write left there; nil where nothing.
    let written: PlacedRow?

    /// Whether the record is a new one.
    public var isInsertion: Bool { former == nil }

    /// The record as it was before.
    /// - Parameter type: the kind of record.
    /// - Returns: nil where there was none, or none of this kind that can be read.
    public func former<R: Record>(_ type: R.Type) -> R? {
      guard collection == R.collection, let former else { return nil }
      return try? RecordCoding.record(type, from: former.body)
    }
  }

  /// The records that are otherwise than before the write, in the order in which it came to them.
  public let changes: [Change]

  /// Whether the write changed nothing.
  public var isEmpty: Bool { changes.isEmpty }
}

/// A row in its place.
struct PlacedRow: Sendable, Hashable {
  /// The record as JSON.
  let body: String
  /// See ``RowReader/place(of:in:)``.
  let place: Int
}
