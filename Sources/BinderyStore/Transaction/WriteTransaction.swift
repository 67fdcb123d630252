internal import Foundation

/// Reads and changes records, as a whole or not at all. It is valid only inside the closure that receives it.
public final class WriteTransaction: ReadTransaction {
  private let writer: any RowWriter
  private(set) var changes: [String: KeyChanges] = [:]
  private var recorder: ChangesetRecorder?
  /// What the transaction does, if it belongs to a user event.
  private(set) var print = WritePrint()
  /// The time in seconds since 1970 that `print` does not contain; nil without one.
  private var time: Double?

  init(writer: any RowWriter) {
    self.writer = writer
    super.init(reader: writer)
  }

  /// Saves a record: a new one at the end of its collection, an existing one in its position. Saving an
  /// unchanged record notifies no observer.
  /// - Parameter record: The record.
  /// - Throws: ``StorageError/unreadableRecord(collection:key:)`` if a newer program has stored it in a form that is not known here.
  public func save<R: Record>(_ record: R) throws {
    let row = StoredRow(key: record.id.key, body: try RecordCoding.stored(record))
    add(.save, row.key, in: R.collection, body: row.body)
    switch try writer.row(row.key, in: R.collection) {
    case nil:
      try recorder?.willChange(row.key, in: R.collection, from: writer)
      try writer.insert(row, into: R.collection)
      note(.insertion, of: row.key, in: R.collection)
    case let kept? where kept.body != row.body:
      guard RecordCoding.version(of: kept.body) <= R.version else {
        throw StorageError.unreadableRecord(collection: R.collection, key: row.key)
      }
      try recorder?.willChange(row.key, in: R.collection, from: writer)
      try writer.update(row, in: R.collection)
      note(.update, of: row.key, in: R.collection)
    default:
      break
    }
  }

  /// Removes a record.
  /// - Parameters:
  ///   - type: The type of record.
  ///   - id: The record's identity.
  /// - Returns: Whether it existed.
  @discardableResult
  public func delete<R: Record>(_ type: R.Type, id: R.ID) throws -> Bool {
    add(.delete, id.key, in: R.collection)
    guard try writer.row(id.key, in: R.collection) != nil else { return false }
    try remove(id.key, from: R.collection)
    return true
  }

  /// Removes all records of a collection, including those that this version of the program cannot read.
  /// - Parameter type: The type of record.
  public func removeAll<R: Record>(of type: R.Type) throws {
    add(.removeAll, "", in: R.collection)
    for row in try writer.rows(in: R.collection) { try remove(row.key, from: R.collection) }
  }

  /// Moves a record within its collection. An unknown identity has no effect.
  /// - Parameters:
  ///   - type: The type of record.
  ///   - id: The record's identity.
  ///   - index: Its index after the move. An index out of range is clamped.
  /// - Complexity: O(*n*) in the size of the collection.
  public func move<R: Record>(_ type: R.Type, id: R.ID, to index: Int) throws {
    add(.move, id.key, in: R.collection, body: String(index))
    var keys = try writer.rows(in: R.collection).map(\.key)
    guard let origin = keys.firstIndex(of: id.key) else { return }
    let target = min(max(0, index), keys.count - 1)
    guard target != origin else { return }
    try recorder?.willChange(id.key, in: R.collection, from: writer)
    keys.insert(keys.remove(at: origin), at: target)
    try writer.reorder(R.collection, as: keys)
    note(.move, of: id.key, in: R.collection)
  }

  private func remove(_ key: String, from collection: String) throws {
    try recorder?.willChange(key, in: collection, from: writer)
    try writer.remove(key, from: collection)
    note(.removal, of: key, in: collection)
  }

  private func note(_ change: KeyChange, of key: String, in collection: String) {
    changes[collection, default: KeyChanges()].note(change, of: key)
  }

  /// Starts to note what the transaction does.
  func beginPrint() { time = Date().timeIntervalSince1970 }

  /// Notes an operation, even one without an effect.
  fileprivate func add(
    _ operation: WritePrint.Operation, _ key: String, in collection: String, body: String = ""
  ) {
    if let time { print.add(operation, key, in: collection, body: body, now: time) }
  }
}

extension WriteTransaction {
  /// Starts recording the state before each change.
  func beginRecording() { recorder = ChangesetRecorder() }

  /// Returns the changes since ``beginRecording()``.
  func endRecording() throws -> Changeset {
    defer { recorder = nil }
    return try recorder?.changeset(of: writer) ?? Changeset(changes: [])
  }

  /// Returns a record as JSON; nil if it does not exist.
  func body(of key: String, in collection: String) throws -> String? {
    try writer.row(key, in: collection)?.body
  }

  /// Restores a record to an earlier state, or removes it.
  /// - Parameter written: Its state after the write that is undone. Its position is restored too if that write has changed it.
  func put(_ former: PlacedRow?, _ key: String, in collection: String, after written: PlacedRow?) throws {
    add(.restore, key, in: collection, body: former?.body ?? "")
    let isThere = try writer.row(key, in: collection) != nil
    guard let former else {
      if isThere { try remove(key, from: collection) }
      return
    }
    let row = StoredRow(key: key, body: former.body)
    if isThere, former.place == written?.place {
      try writer.update(row, in: collection)
      note(.update, of: key, in: collection)
      return
    }
    if isThere { try remove(key, from: collection) }
    // A record that was moved up has left its position to the one before it, and returns behind that.
    let isBehind = written.map { $0.place < former.place } ?? false
    try writer.insert(row, into: collection, at: former.place + (isBehind ? 1 : 0))
    note(.insertion, of: key, in: collection)
  }
}
