/// Removes old entries of the log in small batches: a beginning of each collection's log, and never its last entry, which the next one
/// counts on. The keys of removed records are remembered longer.
struct Pruning {
  /// The age in seconds from which entries are removed. A process that was cut off for longer compares the records instead.
  var age = 3_600.0
  /// The entries of a batch.
  var batch = 1_000

  // The age in days of what is remembered longest: a window's state is valid for 14 days.
  private static let lifetime = "30 days"
  private static let entries = Statement(
    name: "prune entries",
    sql: """
      WITH old AS (
        DELETE FROM bindery.change WHERE collection = $1 AND number IN (
          SELECT number FROM bindery.change
          WHERE collection = $1 AND at < now() - make_interval(secs => $2)
            AND number < (SELECT max(number) FROM bindery.change WHERE collection = $1)
          ORDER BY number LIMIT $3)
        RETURNING key, number, at, kinds
      ), kept AS (
        INSERT INTO bindery.removed AS known (collection, key, number, at)
        SELECT $1, key, max(number), max(at) FROM old WHERE kinds & 4 <> 0 GROUP BY key
        ON CONFLICT (collection, key) DO UPDATE
        SET number = greatest(known.number, excluded.number), at = greatest(known.at, excluded.at)
      )
      SELECT count(*) FROM old
      """)
  private static let removed = Statement(
    name: "prune removed",
    sql: "DELETE FROM bindery.removed WHERE at < now() - interval '\(lifetime)'")
  private static let events = Statement(
    name: "prune events", sql: "DELETE FROM bindery.event WHERE at < now() - interval '\(lifetime)'")
  private static let claims = Statement(
    name: "prune claims", sql: "DELETE FROM bindery.claim WHERE at < now() - interval '\(lifetime)'")

  func run(_ connection: Connection) throws {
    for collection in try ChangeTable.heads(connection).keys {
      let parameters = Self.entries(KeyText.stored(collection), String(age), String(batch))
      while Int(try connection.run([parameters])[0].number(0, 0) ?? 0) == batch {}
    }
    try connection.run([Self.removed(), Self.events(), Self.claims()])
  }
}
