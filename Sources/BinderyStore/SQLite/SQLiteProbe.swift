internal import Foundation
internal import GRDB

/// Examines a database file without changing it.
struct SQLiteProbe {
  /// The state of the file.
  enum Finding { case sound, damaged, newerSchema }

  let path: String

  func finding() throws -> Finding {
    guard FileManager.default.fileExists(atPath: path) else { return .sound }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      defer { try? queue.close() }
      return try queue.read { database in
        guard try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok" else { return .damaged }
        return try SQLiteSchema.migrator.hasBeenSuperseded(database) ? .newerSchema : .sound
      }
    } catch let error as DatabaseError
      where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
    {
      return .damaged
    }
  }
}
