/// Reads rows within one transaction: all reads see the same state.
package protocol RowReader {
  /// Returns all rows of a collection in order.
  func rows(in collection: String) throws -> [StoredRow]
  /// Returns a row; nil if it does not exist.
  func row(_ key: String, in collection: String) throws -> StoredRow?
  /// Returns the position of a row: a number greater than those of the rows before it, with gaps where rows were
  /// deleted.
  func place(of key: String, in collection: String) throws -> Int?
  /// Returns the number of rows in a collection.
  func count(in collection: String) throws -> Int
  /// Returns whether a write of a user event is committed.
  func contains(window: String, number: Int) throws -> Bool
}
