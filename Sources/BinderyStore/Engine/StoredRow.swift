/// A record in the form that engines store.
struct StoredRow: Hashable, Sendable {
  /// The record's identity as text.
  let key: String
  /// The record as JSON.
  let body: String
}
