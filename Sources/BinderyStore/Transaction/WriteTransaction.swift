/// Reads and changes records as a whole or not at all. It is valid only inside the closure that it was given to.
public final class WriteTransaction: ReadTransaction {
  private let writer: any RowWriter
  private(set) var changes: [String: KeyChanges] = [:]

  init(writer: any RowWriter) {
    self.writer = writer
    super.init(reader: writer)
  }

  /// Keeps a record: a new one at the end of its collection, a known one in its place. Saving what is kept already
  /// changes nothing and tells nobody.
  /// - Parameter record: the record.
  public func save<R: Record>(_ record: R) throws {
    let row = StoredRow(key: record.id.key, body: try RecordCoding.body(of: record))
    switch try writer.row(row.key, in: R.collection) {
    case nil:
      try writer.insert(row, into: R.collection)
      note(.insertion, of: row.key, in: R.collection)
    case let kept? where kept.body != row.body:
      try writer.update(row, in: R.collection)
      note(.update, of: row.key, in: R.collection)
    default:
      break
    }
  }

  /// Removes a record.
  /// - Parameters:
  ///   - type: the kind of record.
  ///   - id: its identity.
  /// - Returns: whether it was there.
  @discardableResult
  public func delete<R: Record>(_ type: R.Type, id: R.ID) throws -> Bool {
    guard try writer.row(id.key, in: R.collection) != nil else { return false }
    try writer.remove(id.key, from: R.collection)
    note(.removal, of: id.key, in: R.collection)
    return true
  }

  /// Removes all records of a collection, those too that this version of the program cannot read.
  /// - Parameter type: the kind of record.
  public func removeAll<R: Record>(of type: R.Type) throws {
    for row in try writer.rows(in: R.collection) {
      try writer.remove(row.key, from: R.collection)
      note(.removal, of: row.key, in: R.collection)
    }
  }

  /// Moves a record within the order of its collection. An unknown record moves nothing.
  /// - Parameters:
  ///   - type: the kind of record.
  ///   - id: its identity.
  ///   - index: its index after the move; one beyond the ends means the end.
  /// - Complexity: O(*n*) in the size of the collection.
  public func move<R: Record>(_ type: R.Type, id: R.ID, to index: Int) throws {
    var keys = try writer.rows(in: R.collection).map(\.key)
    guard let origin = keys.firstIndex(of: id.key) else { return }
    let target = min(max(0, index), keys.count - 1)
    guard target != origin else { return }
    keys.insert(keys.remove(at: origin), at: target)
    try writer.reorder(R.collection, as: keys)
    note(.move, of: id.key, in: R.collection)
  }

  private func note(_ change: KeyChange, of key: String, in collection: String) {
    changes[collection, default: KeyChanges()].note(change, of: key)
  }
}
