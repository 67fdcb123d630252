internal import Synchronization

extension Store {
  /// Returns records in the order of a field; those with equal values in the order of their identities' texts.
  /// - Parameters:
  ///   - field: The field.
  ///   - lower: The least value; nil for any.
  ///   - upper: The greatest value; nil for any.
  ///   - order: The order.
  ///   - last: The record after which to continue, such as the last one of the page before; nil for the first page.
  ///   - limit: The greatest number of records. There are fewer only at the end.
  /// - Throws: ``StorageError``, or the error of encoding a value.
  /// - Complexity: O(log *n* + `limit`) in the size of the collection; the first use of a field reads the whole collection.
  public func records<R, Value>(
    by field: RecordField<R, Value>, from lower: Value? = nil, through upper: Value? = nil,
    order: FieldOrder = .ascending, after last: R? = nil, limit: Int = 100
  ) async throws -> [R] {
    var query = try await query(field, from: lower, through: upper)
    query.isDescending = order == .descending
    if let last {
      // A record without the field is after all that have it.
      guard let value = field.value(last) else { return [] }
      query.last = FieldQuery.End(value: try RecordCoding.body(of: value), key: last.id.key)
    }
    guard limit > 0 else { return [] }
    return try await engine.read { [query] reader in
      var query = query
      var records: [R] = []
      // Records that cannot be decoded are skipped.
      while records.count < limit {
        query.limit = max(limit - records.count, Self.fewestRows)
        let found = try reader.rows(matching: query)
        records += found.compactMap { try? RecordCoding.restored(R.self, from: $0.row.body) }
        guard found.count == query.limit, let end = found.last else { break }
        query.last = FieldQuery.End(value: end.value, key: end.row.key)
      }
      return Array(records.prefix(limit))
    }
  }

  /// So many rows are read at least, because each of them may be one that cannot be decoded.
  private static var fewestRows: Int { 100 }

  /// Returns the number of records with a field in a range, including those that cannot be decoded.
  /// - Parameters:
  ///   - field: The field.
  ///   - lower: The least value; nil for any.
  ///   - upper: The greatest value; nil for any.
  /// - Throws: ``StorageError``, or the error of encoding a value.
  /// - Complexity: O(log *n* + the result) in the size of the collection; the first use of a field reads the whole collection.
  public func count<R, Value>(
    by field: RecordField<R, Value>, from lower: Value? = nil, through upper: Value? = nil
  ) async throws -> Int {
    let query = try await query(field, from: lower, through: upper)
    return try await engine.read { try $0.count(matching: query) }
  }

  /// Stores all records of a collection in their present ``RecordForm``. Other windows and processes may use them meanwhile.
  /// - Parameter type: The type of record.
  /// - Returns: The number of records that had an earlier form. Those that cannot be migrated stay as they are.
  /// - Throws: ``StorageError``.
  /// - Complexity: O(*n*), with at most 500 records in a transaction.
  @discardableResult
  public func migrate<R: Record>(_ type: R.Type) async throws -> Int {
    var last: PageEnd?
    var count = 0
    while true {
      let page = try await engine.read { [last] in try $0.page(of: R.collection, after: last) }
      guard let end = page.last else { return count }
      last = PageEnd(place: end.place, key: end.row.key)
      let earlier = page.filter { RecordCoding.version(of: $0.row.body) < R.version }.map(\.row.key)
      guard !earlier.isEmpty else { continue }
      count += try await write { transaction in
        var count = 0
        for key in earlier {
          // It may have been saved or removed since the page was read.
          guard let body = try transaction.body(of: key, in: R.collection),
            RecordCoding.version(of: body) < R.version,
            let record = try? RecordCoding.restored(type, from: body)
          else { continue }
          try transaction.save(record)
          count += 1
        }
        return count
      }
    }
  }

  private func query<R, Value>(
    _ field: RecordField<R, Value>, from lower: Value?, through upper: Value?
  ) async throws -> FieldQuery {
    if !indexes.withLock({ $0.contains(field.index) }) {
      do {
        try await engine.write { (value: try $0.add(field.index), changes: [:]) }
        indexes.withLock { _ = $0.insert(field.index) }
      } catch StorageError.readOnly, StorageError.database(_, .standby) {
        // The records are found without an index, only later. The database may take changes again before the next search.
      }
    }
    return FieldQuery(
      index: field.index, lower: try lower.map { try RecordCoding.body(of: $0) },
      upper: try upper.map { try RecordCoding.body(of: $0) })
  }
}
