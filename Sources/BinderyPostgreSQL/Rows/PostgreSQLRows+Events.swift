internal import Bindery
internal import BinderyStore

extension PostgreSQLRows {
  private static let mark = Statement(name: "savepoint", sql: "SAVEPOINT part")
  private static let keep = Statement(name: "release", sql: "RELEASE part")
  private static let undo = Statement(name: "undo part", sql: "ROLLBACK TO part")
  private static let writes = Statement(
    name: "writes of event",
    sql: """
      SELECT part, content, shape FROM bindery.event WHERE "window" = $1 AND number = $2 ORDER BY part
      """)
  private static let result = Statement(
    name: "result of event",
    sql: """
      SELECT result FROM bindery.event WHERE "window" = $1 AND number = $2 AND part = $3
      """)
  private static let record = Statement(
    name: "record event",
    sql: """
      INSERT INTO bindery.event ("window", number, part, result, content, shape) VALUES ($1, $2, $3, $4, $5, $6)
      """)
  private static let contains = Statement(
    name: "event exists",
    sql: """
      SELECT EXISTS (SELECT FROM bindery.event WHERE "window" = $1 AND number = $2)
      """)

  func savepoint(_ body: () throws -> Bool) throws {
    let locked = transaction.locked
    transaction.add(Self.mark())
    var isKept = false
    defer {
      transaction.add((isKept ? Self.keep : Self.undo)())
      if !isKept { transaction.restore(locked) }
    }
    isKept = try body()
  }

  func writes(of event: EventIdentity) throws -> [EventWrite] {
    let rows = try transaction.ask(Self.writes(KeyText.stored(event.window), String(event.number)))
    return (0..<rows.count).map { row in
      EventWrite(
        part: Int(rows.number(row, 0) ?? 0),
        print: WritePrint(content: rows.number(row, 1), shape: rows.number(row, 2)))
    }
  }

  func result(of event: EventIdentity, part: Int) throws -> RecordedText? {
    let rows = try transaction.ask(
      Self.result(KeyText.stored(event.window), String(event.number), String(part)))
    return rows.count == 0 ? nil : RecordedText(text: rows.text(0, 0))
  }

  func record(_ write: EventWrite, of event: EventIdentity, result: String?) throws {
    transaction.isRecorded = true
    transaction.add(
      Self.record(
        KeyText.stored(event.window), String(event.number), String(write.part), result,
        write.print.map { String(Int64(bitPattern: $0.content)) },
        write.print.map { String(Int64(bitPattern: $0.shape)) }))
  }

  func contains(window: String, number: Int) throws -> Bool {
    try transaction.ask(Self.contains(KeyText.stored(window), String(number))).text(0, 0) == "t"
  }
}
