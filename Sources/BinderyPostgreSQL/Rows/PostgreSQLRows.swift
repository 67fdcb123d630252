internal import Bindery
internal import BinderyStore

/// Rows in PostgreSQL. Positions order a collection and can have gaps.
struct PostgreSQLRows: RowWriter {
  let transaction: Transaction

  private static let all = Statement(
    name: "rows", sql: "SELECT key, body FROM bindery.record WHERE collection = $1 ORDER BY position")
  private static let one = Statement(
    name: "row", sql: "SELECT body FROM bindery.record WHERE collection = $1 AND key = $2")
  private static let place = Statement(
    name: "place", sql: "SELECT position FROM bindery.record WHERE collection = $1 AND key = $2")
  private static let count = Statement(
    name: "count", sql: "SELECT count(*) FROM bindery.record WHERE collection = $1")
  private static let insert = Statement(
    name: "insert",
    sql: """
      INSERT INTO bindery.record (collection, key, position, created, changed, body) VALUES ($1, $2, $3, $4, $4, $5)
      """)
  private static let makeRoom = Statement(
    name: "make room",
    sql: """
      UPDATE bindery.record SET position = position + 1 WHERE collection = $1 AND position >= $2
        AND EXISTS (SELECT FROM bindery.record WHERE collection = $1 AND position = $2)
      """)
  private static let update = Statement(
    name: "update",
    sql: "UPDATE bindery.record SET body = $3, changed = $4 WHERE collection = $1 AND key = $2")
  private static let delete = Statement(
    name: "delete", sql: "DELETE FROM bindery.record WHERE collection = $1 AND key = $2")
  private static let reorder = Statement(
    name: "reorder",
    sql: """
      UPDATE bindery.record SET position = wanted.position FROM (
        SELECT key, position FROM unnest($2::text[]) WITH ORDINALITY AS named (key, number)
        JOIN (SELECT position, row_number() OVER (ORDER BY position) AS number
          FROM bindery.record WHERE collection = $1) AS places USING (number)
      ) AS wanted
      WHERE record.collection = $1 AND record.key = wanted.key AND record.position <> wanted.position
      """)

  func rows(in collection: String) throws -> [StoredRow] {
    let rows = try transaction.ask(Self.all(KeyText.stored(collection)), of: collection)
    return (0..<rows.count).map { StoredRow($0, of: rows) }
  }

  func row(_ key: String, in collection: String) throws -> StoredRow? {
    let rows = try transaction.ask(
      Self.one(KeyText.stored(collection), KeyText.stored(key)), of: collection)
    return rows.count == 0 ? nil : StoredRow(key: key, body: rows.text(0, 0) ?? "")
  }

  func place(of key: String, in collection: String) throws -> Int? {
    let rows = try transaction.ask(
      Self.place(KeyText.stored(collection), KeyText.stored(key)), of: collection)
    return rows.count == 0 ? nil : rows.number(0, 0).map { Int($0) }
  }

  func count(in collection: String) throws -> Int {
    Int(try transaction.ask(Self.count(KeyText.stored(collection)), of: collection).number(0, 0) ?? 0)
  }

  func insert(_ row: StoredRow, into collection: String) throws {
    try insert(row, into: collection, position: try transaction.nextPlace(in: collection))
  }

  func insert(_ row: StoredRow, into collection: String, at place: Int) throws {
    try transaction.use(Int64(place), in: collection)
    transaction.add(Self.makeRoom(KeyText.stored(collection), String(place)))
    try insert(row, into: collection, position: Int64(place))
  }

  private func insert(_ row: StoredRow, into collection: String, position: Int64) throws {
    let number = try transaction.lock(collection).nextNumber
    transaction.add(
      Self.insert(KeyText.stored(collection), KeyText.stored(row.key), String(position), number, row.body))
  }

  func update(_ row: StoredRow, in collection: String) throws {
    let number = try transaction.lock(collection).nextNumber
    transaction.add(Self.update(KeyText.stored(collection), KeyText.stored(row.key), row.body, number))
  }

  func remove(_ key: String, from collection: String) throws {
    _ = try transaction.lock(collection)
    transaction.add(Self.delete(KeyText.stored(collection), KeyText.stored(key)))
  }

  func reorder(_ collection: String, as keys: [String]) throws {
    _ = try transaction.lock(collection)
    transaction.add(Self.reorder(KeyText.stored(collection), KeyText.array(keys)))
  }
}

extension Transaction.Locked {
  /// The number of the transaction's first entry in the log, as text.
  fileprivate var nextNumber: String { String(head.number + 1) }
}

extension StoredRow {
  /// Reads the key and the body, the first two values of a row.
  init(_ row: Int, of answer: Answer) {
    self.init(key: KeyText.text(answer.text(row, 0) ?? ""), body: answer.text(row, 1) ?? "")
  }
}
