/// A row with its position, as it is copied.
package struct PagedRow: Hashable, Sendable {
  package let row: StoredRow
  package let place: Int

  /// Creates a row at a position.
  package init(row: StoredRow, place: Int) {
    self.row = row
    self.place = place
  }
}

/// The last row of a page.
package struct PageEnd: Hashable, Sendable, Codable {
  package let place: Int
  package let key: String

  /// Creates the end of a page.
  package init(place: Int, key: String) {
    self.place = place
    self.key = key
  }
}

/// The limits of a page.
package enum PageSize {
  package static let rows = 500
  package static let bytes = 1_000_000
}
