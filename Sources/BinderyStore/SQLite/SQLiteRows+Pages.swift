internal import Bindery
internal import GRDB

extension SQLiteRows {
  func collections() throws -> [String] {
    try String.fetchAll(
      database.cachedStatement(sql: "SELECT DISTINCT collection FROM record ORDER BY collection"))
  }

  func page(of collection: String, after last: PageEnd?) throws -> [PagedRow] {
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: """
          SELECT key, body, position FROM record WHERE collection = ?1 AND position >= ?2 AND (position, key) > (?2, ?3)
          ORDER BY position, key LIMIT \(PageSize.rows)
          """),
      arguments: [collection, last?.place ?? Int.min, last?.key ?? ""])
    var page: [PagedRow] = []
    var bytes = 0
    while let row = try rows.next() {
      let next = PagedRow(row: StoredRow(key: row[0], body: row[1]), place: row[2])
      bytes += next.row.body.utf8.count
      if bytes > PageSize.bytes, !page.isEmpty { break }
      page.append(next)
    }
    return page
  }

  func events(after last: EventEnd?) throws -> [RecordedEvent] {
    try Row.fetchAll(
      database.cachedStatement(
        sql: """
          SELECT window, number, part, result, content, shape FROM event WHERE (window, number, part) > (?, ?, ?)
          ORDER BY window, number, part LIMIT \(PageSize.rows)
          """),
      arguments: [last?.window ?? "", last?.number ?? Int.min, last?.part ?? Int.min]
    ).map { row in
      RecordedEvent(
        identity: EventIdentity(window: row[0], number: row[1]),
        write: EventWrite(part: row[2], print: WritePrint(content: row[4], shape: row[5])), result: row[3])
    }
  }

  func removeEvents() throws { try database.execute(sql: "DELETE FROM event") }
}
