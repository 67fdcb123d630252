internal import BinderyStore

/// An entry of the log of a collection: one changed record.
struct LogEntry: Hashable, Sendable {
  let position: LogPosition
  let key: String
  let change: KeyChange
}
