/// A record in the form that engines store.
package struct StoredRow: Hashable, Sendable {
  /// The record's identity as text.
  package let key: String
  /// The record as JSON.
  package let body: String

  /// Creates a row.
  package init(key: String, body: String) {
    self.key = key
    self.body = body
  }
}
