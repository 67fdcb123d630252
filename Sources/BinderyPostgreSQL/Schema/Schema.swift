internal import BinderyStore

/// The tables, and the migrations from older versions. A released migration never changes.
///
/// All tables are in the schema `bindery`, so that other programs can use the same database.
///
///     record   the records. `created` and `changed` are numbers of the collection's log
///     change   the log of changes: numbers of a collection begin with 1 and have no gaps
///     removed  the keys of removed records whose entries left the log
///     event    the writes of user events
///     claim    the process that acts for each window
enum Schema {
  /// The SQLSTATE of a write for a window that another process acts for.
  static let windowMoved = "BN001"

  /// The statements of each migration.
  private static let migrations = [
    [
      """
      CREATE TABLE bindery.record (
        collection text COLLATE "C" NOT NULL,
        key text COLLATE "C" NOT NULL,
        position bigint NOT NULL,
        created bigint NOT NULL,
        changed bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (collection, key)
      ) WITH (fillfactor = 80)
      """,
      """
      CREATE INDEX record_order ON bindery.record (collection, position)
      """,
      """
      CREATE TABLE bindery.change (
        collection text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        stamp bigint NOT NULL,
        key text COLLATE "C" NOT NULL,
        kinds smallint NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT change_pkey PRIMARY KEY (collection, number)
      )
      """,
      """
      CREATE TABLE bindery.removed (
        collection text COLLATE "C" NOT NULL,
        key text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (collection, key)
      )
      """,
      """
      CREATE TABLE bindery.event (
        "window" text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        part integer NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        result text,
        content bigint,
        shape bigint,
        CONSTRAINT event_pkey PRIMARY KEY ("window", number, part)
      )
      """,
      """
      CREATE INDEX event_age ON bindery.event USING brin (at)
      """,
      """
      CREATE TABLE bindery.claim (
        name text COLLATE "C" NOT NULL PRIMARY KEY,
        token text COLLATE "C" NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      )
      """,
      """
      CREATE INDEX claim_age ON bindery.claim USING brin (at)
      """,
      """
      CREATE FUNCTION bindery.admit(wanted text, mark text) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        kept text;
      BEGIN
        -- A lock that the takeover waits for. After a takeover that came first, the row has its token.
        SELECT token INTO kept FROM bindery.claim WHERE name = wanted FOR SHARE;
        IF NOT FOUND THEN
          INSERT INTO bindery.claim (name, token) VALUES (wanted, mark) ON CONFLICT DO NOTHING;
          SELECT token INTO kept FROM bindery.claim WHERE name = wanted FOR SHARE;
        END IF;
        IF kept IS DISTINCT FROM mark THEN
          RAISE EXCEPTION 'another process acts for the window' USING ERRCODE = '\(windowMoved)';
        END IF;
      END $$
      """,
    ]
  ]

  // A function such as to_regclass would not see a table that another process has just created.
  private static let exists = Statement(
    name: "schema exists",
    sql: "SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'bindery' AND tablename = 'migration')")
  private static let version = Statement(
    name: "schema version", sql: "SELECT coalesce(max(number), 0) FROM bindery.migration")
  // The number is the name of the lock only.
  private static let lock = Statement(
    name: "schema lock", sql: "SELECT pg_advisory_xact_lock(7094212684)")

  /// Creates or updates the tables. Several processes may do so at the same time.
  /// - Throws: ``ConnectionError/refused(_:)`` with ``DatabaseProblem/newerSchema``, ``ServerError``.
  static func migrate(_ connection: Connection) throws {
    if try version(connection) == migrations.count { return }
    try connection.run([Transaction.begin(), lock()])
    do {
      let made = try version(connection)
      if made == 0 {
        try run("CREATE SCHEMA IF NOT EXISTS bindery", connection)
        try run(
          "CREATE TABLE bindery.migration (number integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())",
          connection)
      }
      for (index, migration) in migrations.enumerated().dropFirst(made) {
        for statement in migration { try run(statement, connection) }
        try run("INSERT INTO bindery.migration VALUES (\(index + 1))", connection)
      }
      try connection.run([Transaction.commit()])
    } catch {
      if !connection.isBroken { _ = try? connection.run([Transaction.rollback()]) }
      throw error
    }
  }

  private static func version(_ connection: Connection) throws -> Int {
    guard try connection.run([exists()])[0].text(0, 0) == "t" else { return 0 }
    let version = Int(try connection.run([version()])[0].number(0, 0) ?? 0)
    guard version <= migrations.count else { throw ConnectionError.refused(.newerSchema) }
    return version
  }

  private static func run(_ sql: String, _ connection: Connection) throws {
    // An empty name is replaced by the next statement without a name.
    try connection.run([Statement(name: "", sql: sql)()])
  }
}
