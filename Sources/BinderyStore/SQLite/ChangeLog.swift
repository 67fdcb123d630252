internal import GRDB
internal import Synchronization

/// What processes that share a database report to each other: the keys that each of their transactions changed.
///
/// A process that is alone keeps no log, and empties the one that is left. Every process appends to it while there are others, and
/// reads what they appended when the database was written to, and before each change of its own.
final class ChangeLog: Sendable {
  private struct State {
    /// The last entry that was read.
    var seen: Int64 = 0
    /// SQLite's number of the state in which the log was read: another connection's commit changes it.
    var version: Int64?
  }

  /// Names this connection among all that write to the database.
  private let writer = Int64.random(in: .min ... .max)
  private let isAlone: @Sendable () -> Bool
  private let state = Mutex(State())

  /// - Parameter isAlone: whether no other process uses the database.
  init(isAlone: @escaping @Sendable () -> Bool) { self.isAlone = isAlone }

  /// Begins with the database as it is now: what was appended before is in it.
  ///
  /// - Parameter database: within a transaction that excludes other writers.
  func begin(_ database: Database) throws {
    let last = try Int64.fetchOne(database, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'change'")
    try state.withLock { state in
      state.seen = last ?? 0
      state.version = try Self.version(database)
    }
    try clearIfAlone(database)
  }

  /// What other processes changed since the last call, as one change.
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

  /// Reports a transaction to other processes, if there are any.
  ///
  /// - Parameter database: within that transaction.
  /// - Returns: whether there are.
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

extension KeyChange {
  /// The change as a number: inserted 1, updated 2, removed 4, moved 8.
  fileprivate var kinds: Int {
    (inserted ? 1 : 0) | (updated ? 2 : 0) | (removed ? 4 : 0) | (moved ? 8 : 0)
  }

  fileprivate init(kinds: Int) {
    self.init(
      inserted: kinds & 1 != 0, updated: kinds & 2 != 0, removed: kinds & 4 != 0, moved: kinds & 8 != 0)
  }
}
