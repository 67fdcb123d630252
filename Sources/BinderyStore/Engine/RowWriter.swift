/// Reads and changes rows within one transaction.
protocol RowWriter: RowReader {
  /// Adds a row at the end of its collection.
  func insert(_ row: StoredRow, into collection: String) throws
  /// Adds a row at a place, before the row that has taken it meanwhile, if any.
  func insert(_ row: StoredRow, into collection: String, at place: Int) throws
  /// Replaces the body of a row and leaves it in its place.
  func update(_ row: StoredRow, in collection: String) throws
  /// Removes a row.
  func remove(_ key: String, from collection: String) throws
  /// Puts the rows of a collection in the order of these keys, which are all of its keys.
  func reorder(_ collection: String, as keys: [String]) throws
}
