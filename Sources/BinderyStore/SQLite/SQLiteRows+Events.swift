internal import Bindery
internal import Foundation
internal import GRDB

extension SQLiteRows {
  /// The time in seconds for which an event, and the claim to a window, is remembered: longer than any window can resend it.
  static let eventLifetime = 30 * 24 * 3600
  /// The number of events after which old ones are removed.
  private static let pruningInterval: Int64 = 256

  func savepoint(_ body: () throws -> Bool) throws {
    try database.inSavepoint { try body() ? .commit : .rollback }
  }

  func writes(of event: EventIdentity) throws -> [EventWrite] {
    try Row.fetchAll(
      database.cachedStatement(
        sql: "SELECT part, content, shape FROM event WHERE window = ? AND number = ? ORDER BY part"),
      arguments: [event.window, event.number]
    ).map { row in
      EventWrite(part: row[0], print: WritePrint(content: row[1], shape: row[2]))
    }
  }

  func result(of event: EventIdentity, part: Int) throws -> RecordedText? {
    try Row.fetchOne(
      database.cachedStatement(
        sql: "SELECT result FROM event WHERE window = ? AND number = ? AND part = ?"),
      arguments: [event.window, event.number, part]
    ).map { RecordedText(text: $0[0]) }
  }

  func record(_ write: EventWrite, of event: EventIdentity, result: String?) throws {
    let now = Int(Date().timeIntervalSince1970)
    try database.cachedStatement(
      sql: """
        INSERT INTO event (window, number, part, at, result, content, shape)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      event.window, event.number, write.part, now, result,
      write.print.map { Int64(bitPattern: $0.content) }, write.print.map { Int64(bitPattern: $0.shape) },
    ])
    if database.lastInsertedRowID % Self.pruningInterval == 0 {
      for table in ["event", "claim"] {
        try database.execute(sql: "DELETE FROM \(table) WHERE at < ?", arguments: [now - Self.eventLifetime])
      }
    }
  }

  func contains(window: String, number: Int) throws -> Bool {
    try Bool.fetchOne(
      database.cachedStatement(
        sql: "SELECT EXISTS (SELECT 1 FROM event WHERE window = ? AND number = ?)"),
      arguments: [window, number]) ?? false
  }
}
