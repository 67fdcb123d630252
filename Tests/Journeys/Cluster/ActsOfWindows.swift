/// The database's own record of who acts for which window, for the check that no two processes ever act for one.
///
/// A window's token is compared once more when a transaction commits: a fence that does not hold until then lets a takeover pass in
/// between. Some commits are held back, so that takeovers find them under way:
///
///     former process   admit ─ write ─────────── held back ─ token? ─ commit
///     next process                    take token
enum ActsOfWindows {
  /// The collections that windows alone change.
  private static let collections = [
    "petfeeder.pet", "petfeeder.feeding", "petadoption.adoption", "petadoption.favorite", "test.post",
  ]

  /// Installs the record in the database of an app that runs.
  ///
  /// - Parameter heldBack: The time for which one commit of ten is held back, in seconds.
  static func record(in database: DatabasePair, heldBack: Double) async throws {
    try await database.query(
      """
      BEGIN;
      CREATE SCHEMA acts;
      CREATE TABLE acts.act (at timestamptz DEFAULT clock_timestamp(), name text, token text, kept text, process text);
      ALTER FUNCTION bindery.admit(text, text) RENAME TO admit_window;
      CREATE FUNCTION bindery.admit(wanted text, mark text) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM set_config('acts.name', wanted, true), set_config('acts.token', mark, true);
        PERFORM bindery.admit_window(wanted, mark);
      END $$;
      CREATE FUNCTION acts.note() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('acts.is_noted', true) = 'yes' THEN RETURN NULL; END IF;
        PERFORM set_config('acts.is_noted', 'yes', true);
        IF random() < 0.1 THEN PERFORM pg_sleep(\(heldBack)); END IF;
        INSERT INTO acts.act (name, token, kept, process)
        SELECT name, current_setting('acts.token', true),
          (SELECT token FROM bindery.claim WHERE claim.name = wanted.name), inet_client_addr() || ':' || inet_client_port()
        FROM (SELECT current_setting('acts.name', true) AS name) AS wanted;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER note AFTER INSERT ON bindery.change DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (new.collection IN (\(collections.map { "'\($0)'" }.joined(separator: ", "))))
        EXECUTE FUNCTION acts.note();
      COMMIT;
      """)
  }

  /// Returns the number of acts.
  static func count(in database: DatabasePair) async throws -> Int {
    Int(try await database.query("SELECT count(*) FROM acts.act").dropLast()) ?? 0
  }

  /// Returns the acts of processes that nobody had let act for the window, or that another one had replaced.
  static func faults(in database: DatabasePair) async throws -> [String] {
    try await database.query("SELECT * FROM acts.act WHERE kept IS DISTINCT FROM token OR kept IS NULL")
      .split(separator: "\n").map(String.init)
  }
}
