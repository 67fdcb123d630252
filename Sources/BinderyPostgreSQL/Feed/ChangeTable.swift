internal import BinderyStore

/// The statements on the log of changes.
enum ChangeTable {
  /// The most entries of a collection that are read at once.
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
  /// The server keeps its plan, because it expects the same number of rows from any JSON. For `unnest` it plans again each time, which takes
  /// longer than the reading.
  private static let entries = Statement(
    name: "entries",
    sql: """
      SELECT log.collection, log.number, stamp, key, kinds
      FROM json_each_text(json_object($1::text[], $2::text[])) AS start (collection, number)
      CROSS JOIN LATERAL (
        SELECT * FROM bindery.change WHERE collection = start.collection AND number >= start.number::bigint
        ORDER BY number LIMIT \(batch)) AS log
      ORDER BY log.number
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

  /// Returns the entries of collections from a number on, at most ``batch`` of each.
  static func entries(from numbers: [String: Int64], _ connection: Connection) throws -> [String: [LogEntry]]
  {
    let starts = KeyText.array(numbers.values.map(String.init))
    let rows = try connection.run([entries(KeyText.array(Array(numbers.keys)), starts)])[0]
    var logs: [String: [LogEntry]] = [:]
    for row in 0..<rows.count {
      let position = LogPosition(number: rows.number(row, 1) ?? 0, stamp: rows.number(row, 2) ?? 0)
      logs[KeyText.text(rows.text(row, 0) ?? ""), default: []].append(
        LogEntry(
          position: position, key: KeyText.text(rows.text(row, 3) ?? ""),
          change: KeyChange(kinds: Int(rows.number(row, 4) ?? 0))))
    }
    return logs
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
