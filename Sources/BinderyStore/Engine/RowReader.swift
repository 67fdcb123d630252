/// Reads rows within one transaction: all reads see the same state.
protocol RowReader {
  /// All rows of a collection in order.
  func rows(in collection: String) throws -> [StoredRow]
  /// One row.
  func row(_ key: String, in collection: String) throws -> StoredRow?
  /// The place of a row: a number greater than those of the rows before it, with gaps where rows were deleted.
  func place(of key: String, in collection: String) throws -> Int?
  /// How many rows a collection has.
  func count(in collection: String) throws -> Int
}
