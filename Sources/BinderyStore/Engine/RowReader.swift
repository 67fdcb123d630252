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
  /// Returns rows in the order of a field, then of their keys.
  func rows(matching query: FieldQuery) throws -> [FoundRow]
  /// Returns the number of rows with a field in a range.
  func count(matching query: FieldQuery) throws -> Int
  /// Returns whether a write of a user event is committed.
  func contains(window: String, number: Int) throws -> Bool
  /// Returns the names of all collections with rows, in the order of their bytes.
  func collections() throws -> [String]
  /// Returns some rows of a collection in order, with their positions: those after a row, or the first ones.
  ///
  /// - Returns: At most 500, and not more than a megabyte if one alone is not larger. Empty at the end.
  func page(of collection: String, after last: PageEnd?) throws -> [PagedRow]
  /// Returns some recorded writes of user events: those after one, or the first ones, in the order of window, number and part. At most 500;
  /// empty at the end.
  func events(after last: EventEnd?) throws -> [RecordedEvent]
}
