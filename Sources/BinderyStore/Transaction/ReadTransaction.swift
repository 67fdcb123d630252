/// Reads records from one state of the store. It is valid only inside the closure that receives it.
public class ReadTransaction {
  private let reader: any RowReader

  init(reader: any RowReader) { self.reader = reader }

  /// Returns all records of a collection in order. A record that cannot be decoded, because another version of the
  /// program wrote it, is skipped and stays in the store.
  /// - Parameter type: The type of record.
  /// - Complexity: O(*n*) in the size of the collection.
  public final func all<R: Record>(_ type: R.Type) throws -> [R] {
    try reader.rows(in: R.collection).compactMap { try? RecordCoding.restored(type, from: $0.body) }
  }

  /// Returns a record; nil if it does not exist.
  /// - Parameters:
  ///   - type: The type of record.
  ///   - id: The record's identity.
  /// - Throws: ``StorageError/unreadableRecord(collection:key:)`` if it cannot be decoded.
  public final func record<R: Record>(_ type: R.Type, id: R.ID) throws -> R? {
    guard let row = try reader.row(id.key, in: R.collection) else { return nil }
    do {
      return try RecordCoding.restored(type, from: row.body)
    } catch {
      throw StorageError.unreadableRecord(collection: R.collection, key: id.key)
    }
  }

  /// Returns the number of records in a collection.
  /// - Parameter type: The type of record.
  public final func count<R: Record>(of type: R.Type) throws -> Int { try reader.count(in: R.collection) }
}
