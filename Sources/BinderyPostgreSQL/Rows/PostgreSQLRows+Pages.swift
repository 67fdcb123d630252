internal import Bindery
internal import BinderyStore

extension PostgreSQLRows {
  private static let names = Statement(
    name: "collections", sql: "SELECT DISTINCT collection FROM bindery.record ORDER BY collection")
  // The sizes first, so that a page with large rows is cut before their bodies are read.
  private static let page = Statement(
    name: "page",
    sql: """
      SELECT key, body, position FROM (
        SELECT key, body, position, sum(octet_length(body)) OVER (ORDER BY position, key) AS bytes,
          row_number() OVER (ORDER BY position, key) AS number
        FROM (SELECT key, body, position FROM bindery.record
          WHERE collection = $1 AND (position, key) > ($2::bigint, $3)
          ORDER BY position, key LIMIT \(PageSize.rows)) AS next
      ) AS page
      WHERE bytes <= \(PageSize.bytes) OR number = 1 ORDER BY position, key
      """)
  private static let events = Statement(
    name: "events",
    sql: """
      SELECT "window", number, part, result, content, shape FROM bindery.event
      WHERE ("window", number, part) > ($1, $2::bigint, $3::integer)
      ORDER BY "window", number, part LIMIT \(PageSize.rows)
      """)
  private static let removeEvents = Statement(name: "remove events", sql: "DELETE FROM bindery.event")

  func collections() throws -> [String] {
    let rows = try transaction.ask(Self.names())
    return (0..<rows.count).map { KeyText.text(rows.text($0, 0) ?? "") }
  }

  func page(of collection: String, after last: PageEnd?) throws -> [PagedRow] {
    let rows = try transaction.ask(
      Self.page(
        KeyText.stored(collection), String(last?.place ?? Int.min), KeyText.stored(last?.key ?? "")),
      of: collection)
    return (0..<rows.count).map { row in
      PagedRow(row: StoredRow(row, of: rows), place: Int(rows.number(row, 2) ?? 0))
    }
  }

  func events(after last: EventEnd?) throws -> [RecordedEvent] {
    let rows = try transaction.ask(
      Self.events(
        KeyText.stored(last?.window ?? ""), String(last?.number ?? Int.min),
        String(last?.part ?? Int(Int32.min))))
    return (0..<rows.count).map { row in
      RecordedEvent(
        identity: EventIdentity(
          window: KeyText.text(rows.text(row, 0) ?? ""), number: Int(rows.number(row, 1) ?? 0)),
        write: EventWrite(
          part: Int(rows.number(row, 2) ?? 0),
          print: WritePrint(content: rows.number(row, 4), shape: rows.number(row, 5))),
        result: rows.text(row, 3))
    }
  }

  func removeEvents() throws { transaction.add(Self.removeEvents()) }
}
