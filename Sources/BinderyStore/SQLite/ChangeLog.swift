internal import GRDB
internal import Synchronization

/// The log by which processes with a shared database report the keys that each transaction changed.
///
/// A single process writes no log, and empties an existing one. With several processes, each appends its changes, and reads those
/// of the others when the database was written and before each of its own changes.
final class ChangeLog: Sendable {
  private struct State {
    /// The number of the last entry that was read.
    var seen: Int64 = 0
    /// SQLite's data version when the log was last read. Another connection's commit changes it.
    var version: Int64?
  }

  /// Identifies this connection among all that write to the database.
  private let writer = Int64.random(in: .min ... .max)
  private let isAlone: @Sendable () -> Bool
  private let state = Mutex(State())

  /// - Parameter isAlone: Returns whether no other process uses the database.
  init(isAlone: @escaping @Sendable () -> Bool) { self.isAlone = isAlone }

  /// Skips all existing entries, because the present state of the database includes them.
  ///
  /// - Parameter database: The database, in a transaction that excludes other writers.
  func begin(_ database: Database) throws {
    let last = try Int64.fetchOne(database, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'change'")
    try state.withLock { state in
      state.seen = last ?? 0
      state.version = try Self.version(database)
    }
    try clearIfAlone(database)
  }

  /// Returns the changes of other processes since the last call, combined.
  func received(_ database: Database) throws -> [String: KeyChanges] {
    try state.withLock { state in
      let version = try Self.version(database)
      guard version != state.version else { return [:] }
      var changes: [String: KeyChanges] = [:]
      var seen = state.seen
      let rows = try Row.fetchCursor(
        database.cachedStatement(
          sql: "SELECT number, writer, collection, key, kinds FROM change WHERE number > ? ORDER BY number"),
        arguments: [seen])
      while let row = try rows.next() {
        seen = row[0]
        guard row[1] as Int64 != writer else { continue }
        changes[row[2], default: KeyChanges()].note(KeyChange(kinds: row[4]), of: row[3])
      }
      state.seen = seen
      state.version = version
      return changes
    }
  }

  /// Reports a transaction to the other processes, if any.
  ///
  /// - Parameter database: The database, in that transaction.
  /// - Returns: Whether other processes exist.
  func append(_ changes: [String: KeyChanges], _ database: Database) throws -> Bool {
    if isAlone() {
      try clearIfAlone(database)
      return false
    }
    let statement = try database.cachedStatement(
      sql: "INSERT INTO change (writer, collection, key, kinds) VALUES (?, ?, ?, ?)")
    for (collection, changes) in changes {
      for key in changes.keys {
        try statement.execute(arguments: [writer, collection, key, changes[key].kinds])
      }
    }
    return true
  }

  private func clearIfAlone(_ database: Database) throws {
    guard isAlone(),
      try Bool.fetchOne(database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM change)")) == true
    else { return }
    try database.execute(sql: "DELETE FROM change")
  }

  private static func version(_ database: Database) throws -> Int64? {
    try Int64.fetchOne(database, sql: "PRAGMA data_version")
  }
}
