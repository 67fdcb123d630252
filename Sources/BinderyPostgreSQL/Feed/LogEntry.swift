internal import BinderyStore

/// An entry of the log of a collection: one changed record.
struct LogEntry: Hashable, Sendable {
  let position: LogPosition
  let key: String
  let change: KeyChange
}

/// Entries of the log of a collection.
struct LogSection: Sendable {
  let collection: String
  /// The position of the last entry before them.
  let start: LogPosition
  /// The entries, which follow without a gap.
  let entries: [LogEntry]
}
