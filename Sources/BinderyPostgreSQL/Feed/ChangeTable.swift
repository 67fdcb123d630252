internal import BinderyStore

/// The statements on the log of changes.
enum ChangeTable {
  /// The most entries that are read at once.
  static let batch = 2_000

  private static let append = Statement(
    name: "append",
    sql: """
      INSERT INTO bindery.change (collection, number, stamp, key, kinds)
      SELECT $1, $2::bigint + ordinality, $3, key, kinds
      FROM unnest($4::text[], $5::smallint[]) WITH ORDINALITY AS changed (key, kinds, ordinality)
      """)
  private static let moved = Statement(
    name: "moved",
    sql: "UPDATE bindery.record SET changed = $3 WHERE collection = $1 AND key = ANY ($2::text[])")
  private static let entries = Statement(
    name: "entries",
    sql: """
      SELECT number, stamp, key, kinds FROM bindery.change WHERE collection = $1 AND number >= $2
      ORDER BY number LIMIT \(batch)
      """)
  private static let heads = Statement(
    name: "heads",
    sql: """
      WITH RECURSIVE head AS (
        (SELECT collection, number, stamp FROM bindery.change ORDER BY collection DESC, number DESC LIMIT 1)
        UNION ALL
        SELECT next.* FROM head CROSS JOIN LATERAL (
          SELECT collection, number, stamp FROM bindery.change WHERE collection < head.collection
          ORDER BY collection DESC, number DESC LIMIT 1) AS next
      ) SELECT collection, number, stamp FROM head
      """)

  /// Adds the changes of a transaction, which has locked the collection.
  /// - Returns: The new entries.
  static func append(
    _ changes: KeyChanges, of collection: String, after head: LogPosition, stamp: Int64,
    to transaction: Transaction
  ) -> [LogEntry] {
    let name = KeyText.stored(collection)
    let kinds = changes.keys.map { String(changes[$0].kinds) }.joined(separator: ",")
    transaction.add(
      append(name, String(head.number), String(stamp), KeyText.array(changes.keys), "{\(kinds)}"))
    let movedKeys = changes.keys.filter { changes[$0].moved }
    if !movedKeys.isEmpty {
      transaction.add(moved(name, KeyText.array(movedKeys), String(head.number + 1)))
    }
    return changes.keys.enumerated().map { index, key in
      LogEntry(
        position: LogPosition(number: head.number + 1 + Int64(index), stamp: stamp), key: key,
        change: changes[key])
    }
  }

  /// Returns entries from a number on, at most ``batch``.
  static func entries(of collection: String, from number: Int64, _ connection: Connection) throws
    -> [LogEntry]
  {
    let rows = try connection.run([entries(KeyText.stored(collection), String(number))])[0]
    return (0..<rows.count).map { row in
      LogEntry(
        position: LogPosition(number: rows.number(row, 0) ?? 0, stamp: rows.number(row, 1) ?? 0),
        key: KeyText.text(rows.text(row, 2) ?? ""), change: KeyChange(kinds: Int(rows.number(row, 3) ?? 0)))
    }
  }

  /// Returns the last entry of each collection.
  static func heads(_ connection: Connection) throws -> [String: LogPosition] {
    let rows = try connection.run([heads()])[0]
    var heads: [String: LogPosition] = [:]
    for row in 0..<rows.count {
      heads[KeyText.text(rows.text(row, 0) ?? "")] = LogPosition(
        number: rows.number(row, 1) ?? 0, stamp: rows.number(row, 2) ?? 0)
    }
    return heads
  }
}
