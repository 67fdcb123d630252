/// A record as engines keep it.
struct StoredRow: Hashable, Sendable {
  /// The record's identity as a text.
  let key: String
  /// The record as JSON.
  let body: String
}
