internal import BinderyStore

/// Finds the difference between what was reported and the server's data, when the log does not continue what was reported:
///
/// - Entries that were reported are missing, because a standby without them became the primary, or a backup was restored. They are undone,
///   and what followed the common history is reported.
/// - The entries that follow have been pruned. Records that changed since, and those that were removed, are reported.
///
/// It reads keys only, and of the second kind only those that changed. If there is no common history within ``FeedCursor/memory``, each present
/// record is reported as updated and moved, and each known removal.
struct Reconciliation {
  let feed: Feed
  let connection: Connection
  let collection: String

  private static let begin = Statement(
    name: "begin comparison", sql: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
  private static let range = Statement(
    name: "range",
    sql: """
      SELECT number, stamp FROM bindery.change WHERE collection = $1 AND number BETWEEN $2 AND $3 ORDER BY number DESC
      """)
  private static let head = Statement(
    name: "last entry",
    sql: "SELECT number, stamp FROM bindery.change WHERE collection = $1 ORDER BY number DESC LIMIT 1")
  private static let present = Statement(
    name: "changed records",
    sql:
      "SELECT key, created > $2 FROM bindery.record WHERE collection = $1 AND changed > $2 ORDER BY position")
  private static let removed = Statement(
    name: "removed records",
    sql: """
      SELECT key FROM (
        SELECT key FROM bindery.removed WHERE collection = $1 AND number > $2
        UNION SELECT key FROM bindery.change WHERE collection = $1 AND number > $2 AND kinds & 4 <> 0
      ) AS gone
      WHERE NOT EXISTS (SELECT FROM bindery.record WHERE collection = $1 AND record.key = gone.key)
      """)

  func run(from cursor: FeedCursor) throws {
    try connection.run([Self.begin()])
    let (changes, next, isRolledBack): (KeyChanges, FeedCursor, Bool)
    do {
      (changes, next, isRolledBack) = try difference(cursor)
      try connection.run([Transaction.commit()])
    } catch {
      if !connection.isBroken { _ = try? connection.run([Transaction.rollback()]) }
      throw error
    }
    // If another thread has reported something meanwhile, the caller reads again.
    feed.report(
      changes, of: collection, after: cursor.position, continuingAt: next, isRolledBack: isRolledBack)
  }

  /// Returns the changes to report, where reading continues, and whether reported entries are missing that were not pruned.
  private func difference(_ cursor: FeedCursor) throws -> (KeyChanges, FeedCursor, isRolledBack: Bool) {
    var changes = KeyChanges()
    let (common, isAbsent) = try lastCommon(of: cursor)
    let last = try head()
    // On the same server, missing entries were pruned. The last one of a log never is. Others in their place are those of a restored backup
    // that was continued.
    let isPruned =
      isAbsent && cursor.history == connection.history && last.number >= cursor.position.number
    let hasOnlyPruned = isPruned && (common?.number ?? 0) == 0
    let isRolledBack = common != cursor.position && !hasOnlyPruned
    if common != cursor.position {
      for entry in cursor.recent.reversed() where entry.position.number > common?.number ?? 0 {
        changes.note(entry.change.undone, of: entry.key)
      }
    }
    if let common, common != cursor.position {
      return (changes, FeedCursor(common, history: connection.history), isRolledBack)
    }
    if common != nil || isPruned {
      changes = KeyChanges()
      try note(since: cursor.position.number, isCommon: true, in: &changes)
    } else {
      try note(since: 0, isCommon: false, in: &changes)
    }
    return (changes, FeedCursor(last, history: connection.history), isRolledBack)
  }

  /// Returns the last reported entry that the server has too, and whether it has none with the numbers of those that are remembered.
  private func lastCommon(of cursor: FeedCursor) throws -> (LogPosition?, isAbsent: Bool) {
    let known = Set(cursor.recent.map(\.position) + [cursor.position, cursor.origin])
    let rows = try connection.run([
      Self.range(
        KeyText.stored(collection), String(cursor.origin.number), String(cursor.position.number))
    ])[0]
    let found = (0..<rows.count).lazy.map {
      LogPosition(number: rows.number($0, 0) ?? 0, stamp: rows.number($0, 1) ?? 0)
    }.first(where: known.contains)
    // A log that began empty has its beginning in common.
    return (found ?? (cursor.origin.number == 0 && rows.count == 0 ? cursor.origin : nil), rows.count == 0)
  }

  private func head() throws -> LogPosition {
    let rows = try connection.run([Self.head(KeyText.stored(collection))])[0]
    return LogPosition(
      number: rows.count == 0 ? 0 : rows.number(0, 0) ?? 0,
      stamp: rows.count == 0 ? 0 : rows.number(0, 1) ?? 0)
  }

  /// Notes records that changed after a number.
  /// - Parameter isCommon: Whether observers have the state at that number.
  private func note(since number: Int64, isCommon: Bool, in changes: inout KeyChanges) throws {
    let name = KeyText.stored(collection)
    let answers = try connection.run([
      Self.removed(name, String(number)), Self.present(name, String(number)),
    ])
    for row in 0..<answers[0].count {
      changes.note(KeyChange(removed: true), of: KeyText.text(answers[0].text(row, 0) ?? ""))
    }
    for row in 0..<answers[1].count {
      let isNew = isCommon && answers[1].text(row, 1) == "t"
      changes.note(
        isNew ? KeyChange(inserted: true) : KeyChange(updated: true, moved: true),
        of: KeyText.text(answers[1].text(row, 0) ?? ""))
    }
  }
}

extension KeyChange {
  /// The change that leads back.
  fileprivate var undone: KeyChange {
    KeyChange(inserted: removed, updated: updated, removed: inserted, moved: moved)
  }
}
