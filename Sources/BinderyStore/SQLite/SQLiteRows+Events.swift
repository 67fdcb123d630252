internal import Bindery
internal import Foundation
internal import GRDB

extension SQLiteRows {
  /// The time in seconds for which an event is remembered: longer than any window can resend it.
  static let eventLifetime = 30 * 24 * 3600
  /// The number of events after which old ones are removed.
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
