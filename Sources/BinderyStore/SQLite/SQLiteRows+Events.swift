internal import Bindery
internal import Foundation
internal import GRDB

extension SQLiteRows {
  /// How long an event is remembered, in seconds: longer than any window can send it again.
  static let eventLifetime = 30 * 24 * 3600
  /// After how many events old ones are removed.
  private static let pruningInterval: Int64 = 256

  func result(of event: EventWrite) throws -> RecordedText? {
    try Row.fetchOne(
      database.cachedStatement(
        sql: "SELECT result FROM event WHERE window = ? AND number = ? AND part = ?"),
      arguments: [event.event.window, event.event.number, event.index]
    ).map { RecordedText(text: $0[0]) }
  }

  func record(_ event: EventWrite, result: String?) throws {
    let now = Int(Date().timeIntervalSince1970)
    try database.cachedStatement(
      sql: "INSERT INTO event (window, number, part, at, result) VALUES (?, ?, ?, ?, ?)"
    ).execute(arguments: [event.event.window, event.event.number, event.index, now, result])
    if database.lastInsertedRowID % Self.pruningInterval == 0 {
      try database.execute(sql: "DELETE FROM event WHERE at < ?", arguments: [now - Self.eventLifetime])
    }
  }

  func contains(window: String, number: Int) throws -> Bool {
    try Bool.fetchOne(
      database.cachedStatement(
        sql: "SELECT EXISTS (SELECT 1 FROM event WHERE window = ? AND number = ?)"),
      arguments: [window, number]) ?? false
  }
}
