internal import GRDB

extension SQLiteRows {
  // The collection is part of the index only for the planner, which would take the index of the collection's keys otherwise.
  func add(_ index: FieldIndex) throws {
    try database.execute(
      sql: """
        CREATE INDEX IF NOT EXISTS \(index.name) ON record (collection, \(Self.value(of: index)), key)
        WHERE collection = \(Self.quoted(index.collection))
        """)
  }

  func rows(matching query: FieldQuery) throws -> [FoundRow] {
    var query = query
    let value = Self.value(of: query.index)
    let (after, order) = query.isDescending ? ("<", "DESC") : (">", "ASC")
    var condition = "1"
    if let last = query.last {
      // A bound of its own, because an index on an expression is not used for pairs.
      if query.isDescending { query.upper = last.value } else { query.lower = last.value }
      condition = "(\(value), key) \(after) (json_extract(?3, '$'), ?4)"
    }
    let sql = """
      SELECT key, body, json_quote(\(value)) FROM record WHERE \(Self.condition(query)) AND \(condition)
      ORDER BY \(value) \(order), key \(order) LIMIT ?5
      """
    return try Row.fetchAll(
      database.cachedStatement(sql: sql),
      arguments: [query.lower, query.upper, query.last?.value, query.last?.key, query.limit]
    ).map { FoundRow(row: StoredRow(key: $0[0], body: $0[1]), value: $0[2]) }
  }

  func count(matching query: FieldQuery) throws -> Int {
    let sql = "SELECT COUNT(*) FROM record WHERE \(Self.condition(query))"
    return try Int.fetchOne(
      database.cachedStatement(sql: sql), arguments: [query.lower, query.upper]) ?? 0
  }

  /// Values are compared with those of their kind only: to SQLite, any number is less than any text.
  private static func condition(_ query: FieldQuery) -> String {
    let value = value(of: query.index)
    var parts = ["collection = \(quoted(query.index.collection))", "\(value) IS NOT NULL"]
    parts.append("typeof(\(value)) IN (\(query.index.isText ? "'text'" : "'integer', 'real'"))")
    if query.index.isText { parts.append("length(CAST(\(value) AS BLOB)) <= \(FieldIndex.maximumBytes)") }
    parts.append(query.lower == nil ? "?1 IS NULL" : "\(value) >= json_extract(?1, '$')")
    parts.append(query.upper == nil ? "?2 IS NULL" : "\(value) <= json_extract(?2, '$')")
    return parts.joined(separator: " AND ")
  }

  /// The expression of an index: queries repeat it, so that SQLite uses the index.
  private static func value(of index: FieldIndex) -> String {
    let name = index.field.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "json_extract(body, \(quoted("$.\"\(name)\"")))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}
