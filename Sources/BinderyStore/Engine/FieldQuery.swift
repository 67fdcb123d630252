/// An index of a collection by a field.
package struct FieldIndex: Hashable, Sendable {
  package let collection: String
  package let field: String
  /// Whether the values are texts, and not numbers.
  package let isText: Bool

  /// The longest text that is found, in bytes of UTF-8: an index of PostgreSQL has no room for much longer ones.
  package static let maximumBytes = 2000

  /// A name for the index that depends on nothing else, in letters and digits.
  package var name: String {
    var hash = FNV1a.initial
    for byte in "\(collection)\u{0}\(field)\u{0}\(isText)".utf8 { FNV1a.add(byte, to: &hash) }
    return "field_" + String(hash, radix: 16)
  }
}

/// A search by a field. Values are JSON.
package struct FieldQuery: Hashable, Sendable {
  /// The position after which a search continues.
  package struct End: Hashable, Sendable {
    package let value: String
    package let key: String

    /// Creates the end of a page.
    package init(value: String, key: String) {
      self.value = value
      self.key = key
    }
  }

  package let index: FieldIndex
  /// The least value; nil for any.
  package var lower: String?
  /// The greatest value; nil for any.
  package var upper: String?
  package var isDescending = false
  /// Where the search continues; nil for the beginning.
  package var last: End?
  /// The greatest number of rows.
  package var limit = 0
}

/// A row that was found by a field.
package struct FoundRow: Hashable, Sendable {
  package let row: StoredRow
  /// The value of the field as JSON.
  package let value: String

  /// Creates a found row.
  package init(row: StoredRow, value: String) {
    self.row = row
    self.value = value
  }
}
