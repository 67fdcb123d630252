internal import GRDB

/// Rows in SQLite. Positions order a collection and can have gaps.
struct SQLiteRows: RowWriter {
  let database: Database
  let places: RowPlaces

  func rows(in collection: String) throws -> [StoredRow] {
    try Row.fetchAll(
      database.cachedStatement(sql: "SELECT key, body FROM record WHERE collection = ? ORDER BY position"),
      arguments: [collection]
    ).map { StoredRow(key: $0[0], body: $0[1]) }
  }

  func row(_ key: String, in collection: String) throws -> StoredRow? {
    try Row.fetchOne(
      database.cachedStatement(sql: "SELECT key, body FROM record WHERE collection = ? AND key = ?"),
      arguments: [collection, key]
    ).map { StoredRow(key: $0[0], body: $0[1]) }
  }

  func place(of key: String, in collection: String) throws -> Int? {
    try Int.fetchOne(
      database.cachedStatement(sql: "SELECT position FROM record WHERE collection = ? AND key = ?"),
      arguments: [collection, key])
  }

  func count(in collection: String) throws -> Int {
    try Int.fetchOne(
      database.cachedStatement(sql: "SELECT COUNT(*) FROM record WHERE collection = ?"),
      arguments: [collection])
      ?? 0
  }

  func insert(_ row: StoredRow, into collection: String) throws {
    let greatest = try Int.fetchOne(
      database.cachedStatement(sql: "SELECT MAX(position) FROM record WHERE collection = ?"),
      arguments: [collection])
    try insert(row, into: collection, position: places.next(in: collection, after: greatest))
  }

  func insert(_ row: StoredRow, into collection: String, at place: Int) throws {
    let isTaken = try Bool.fetchOne(
      database.cachedStatement(
        sql: "SELECT EXISTS (SELECT 1 FROM record WHERE collection = ? AND position = ?)"),
      arguments: [collection, place])
    if isTaken == true {
      try database.cachedStatement(
        sql: "UPDATE record SET position = position + 1 WHERE collection = ? AND position >= ?"
      ).execute(arguments: [collection, place])
    }
    try insert(row, into: collection, position: place)
  }

  private func insert(_ row: StoredRow, into collection: String, position: Int) throws {
    try database.cachedStatement(
      sql: "INSERT INTO record (collection, key, body, position) VALUES (?, ?, ?, ?)"
    ).execute(arguments: [collection, row.key, row.body, position])
  }

  func update(_ row: StoredRow, in collection: String) throws {
    try database.cachedStatement(sql: "UPDATE record SET body = ? WHERE collection = ? AND key = ?")
      .execute(arguments: [row.body, collection, row.key])
  }

  func remove(_ key: String, from collection: String) throws {
    try database.cachedStatement(sql: "DELETE FROM record WHERE collection = ? AND key = ?")
      .execute(arguments: [collection, key])
  }

  func reorder(_ collection: String, as keys: [String]) throws {
    let positions = try Int.fetchAll(
      database.cachedStatement(sql: "SELECT position FROM record WHERE collection = ? ORDER BY position"),
      arguments: [collection])
    let statement = try database.cachedStatement(
      sql: "UPDATE record SET position = ?1 WHERE collection = ?2 AND key = ?3 AND position <> ?1")
    for (position, key) in zip(positions, keys) {
      try statement.execute(arguments: [position, collection, key])
    }
  }
}
