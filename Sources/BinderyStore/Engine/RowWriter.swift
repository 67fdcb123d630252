package import Bindery

/// Reads and changes rows within one transaction.
package protocol RowWriter: RowReader {
  /// Adds a row at the end of its collection.
  func insert(_ row: StoredRow, into collection: String) throws
  /// Adds a row at a position, before the row that has the position now, if any.
  func insert(_ row: StoredRow, into collection: String, at place: Int) throws
  /// Replaces the body of a row without moving it.
  func update(_ row: StoredRow, in collection: String) throws
  /// Removes a row.
  func remove(_ key: String, from collection: String) throws
  /// Sets the order of a collection; `keys` contains all of its keys.
  func reorder(_ collection: String, as keys: [String]) throws
  /// Adds an index, unless it exists.
  func add(_ index: FieldIndex) throws
  /// Runs changes that are rolled back if `body` returns false or throws.
  func savepoint(_ body: () throws -> Bool) throws
  /// Checks that a process may write for a window, and lets nobody else take the window over until the transaction ends. The first
  /// write of a window adds its row. Called before anything else is read or written.
  /// - Throws: ``StorageError/windowMoved``, at the latest when the transaction is committed.
  func admit(_ mark: WindowClaim.Mark) throws
  /// Replaces the tokens of windows, or adds their rows.
  func take(_ marks: [WindowClaim.Mark]) throws
  /// Returns the committed writes of a user event, in the order of their indices.
  func writes(of event: EventIdentity) throws -> [EventWrite]
  /// Returns the result that was recorded with a write of a user event; nil if that write is not committed.
  func result(of event: EventIdentity, part: Int) throws -> RecordedText?
  /// Records a write of a user event in the same transaction.
  func record(_ write: EventWrite, of event: EventIdentity, result: String?) throws
  /// Removes all recorded writes of user events.
  func removeEvents() throws
}
