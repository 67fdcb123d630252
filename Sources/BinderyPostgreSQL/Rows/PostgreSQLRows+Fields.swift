internal import Bindery
internal import BinderyStore

extension PostgreSQLRows {
  /// The parameters of a search: collection, field, least and greatest value, value and key of the last row, and the number of rows.
  ///
  /// The server plans a search for its values, because only those prove that it can use the index of a collection by a field.
  private static func search(isText: Bool, isDescending: Bool) -> Statement {
    let value = value(of: "$2::text", isText: isText)
    let (after, order) = isDescending ? ("<", "DESC") : (">", "ASC")
    return Statement(
      name: "find \(isText ? "text" : "number") \(order)",
      sql: """
        SELECT key, body, to_jsonb(\(value))::text FROM bindery.record WHERE \(condition(isText: isText))
        AND ($5::text IS NULL OR (\(value), key) \(after) (\(constant("$5", isText: isText)), $6))
        ORDER BY \(value) \(order), key \(order) LIMIT $7::bigint
        """)
  }

  private static func count(isText: Bool) -> Statement {
    Statement(
      name: "count \(isText ? "text" : "number")",
      sql: "SELECT count(*) FROM bindery.record WHERE \(condition(isText: isText))")
  }

  private static func condition(isText: Bool) -> String {
    let value = value(of: "$2::text", isText: isText)
    return """
      collection = $1 AND \(value) IS NOT NULL
      AND ($3::text IS NULL OR \(value) >= \(constant("$3", isText: isText)))
      AND ($4::text IS NULL OR \(value) <= \(constant("$4", isText: isText)))
      """
  }

  /// The expression of an index. It is null for a value of another kind, for a text that is too long for an index, and where a text of the
  /// record contains U+0000, which PostgreSQL does not read in JSON: a backslash that is not escaped itself, and its code.
  private static func value(of field: String, isText: Bool) -> String {
    let value = isText ? "body::jsonb ->> \(field)" : "body::jsonb -> \(field)"
    let kind = isText ? "string" : "number"
    let length = isText ? " AND octet_length(\(value)) <= \(FieldIndex.maximumBytes)" : ""
    let expression = """
      CASE WHEN body ~ '\(Self.nullCharacter)' THEN NULL
      WHEN jsonb_typeof(body::jsonb -> \(field)) = '\(kind)'\(length) THEN \(value) END
      """
    return isText ? "(\(expression)) COLLATE \"C\"" : "(\(expression))"
  }

  private static let nullCharacter = #"(^|[^\\])(\\\\)*\\u0000"#

  private static func constant(_ parameter: String, isText: Bool) -> String {
    isText ? "(\(parameter)::jsonb #>> '{}') COLLATE \"C\"" : "\(parameter)::jsonb"
  }

  func add(_ index: FieldIndex) throws {
    // Two processes that create the same index at the same time take turns.
    _ = try transaction.lock(index.collection)
    let field = Self.quoted(index.field)
    let statement = Statement(
      name: index.name,
      sql: """
        CREATE INDEX IF NOT EXISTS \(index.name) ON bindery.record ((\(Self.value(of: field, isText: index.isText))), key)
        WHERE collection = \(Self.quoted(KeyText.stored(index.collection)))
        """)
    _ = try transaction.ask(statement())
  }

  func rows(matching query: FieldQuery) throws -> [FoundRow] {
    let (index, last) = (query.index, query.last)
    let search = Self.search(isText: index.isText, isDescending: query.isDescending)
    let rows = try transaction.ask(
      search(
        KeyText.stored(index.collection), index.field, query.lower, query.upper, last?.value,
        KeyText.stored(last?.key ?? ""), String(query.limit)),
      of: index.collection)
    return (0..<rows.count).map { row in
      FoundRow(row: StoredRow(row, of: rows), value: rows.text(row, 2) ?? "null")
    }
  }

  func count(matching query: FieldQuery) throws -> Int {
    let index = query.index
    let rows = try transaction.ask(
      Self.count(isText: index.isText)(
        KeyText.stored(index.collection), index.field, query.lower, query.upper),
      of: index.collection)
    return Int(rows.number(0, 0) ?? 0)
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
