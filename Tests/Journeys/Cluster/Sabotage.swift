internal import Foundation

/// A fault that is put into a cluster on purpose, to see that ``ClusterChaosTests`` finds it: `BINDERY_CHAOS_SABOTAGE=keyShare make chaos`.
enum Sabotage: String {
  /// The fence lets every process act.
  case noFence
  /// The fence locks a window's row in a way that a takeover passes.
  case keyShare
  /// The writes of events are not recorded.
  case noRecord
  /// A commit does not wait for the standby.
  case noStandby

  /// That of this run; nil for none.
  static let current = ProcessInfo.processInfo.environment["BINDERY_CHAOS_SABOTAGE"].flatMap {
    Sabotage(rawValue: $0)
  }

  /// Changes the database of an app that runs.
  func apply(to database: DatabasePair) async throws {
    switch self {
    case .noFence:
      try await database.query(
        """
        CREATE OR REPLACE FUNCTION bindery.admit(wanted text, mark text) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO bindery.claim (name, token) VALUES (wanted, mark) ON CONFLICT DO NOTHING;
        END $$
        """)
    case .keyShare:
      try await database.query(
        """
        DO $$ BEGIN
          EXECUTE replace(pg_get_functiondef('bindery.admit'::regproc), 'FOR SHARE', 'FOR KEY SHARE');
        END $$
        """)
    case .noRecord:
      try await database.query(
        """
        CREATE FUNCTION public.forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
        CREATE TRIGGER forget BEFORE INSERT ON bindery.event FOR EACH ROW EXECUTE FUNCTION public.forget();
        """)
    // Its servers are started without.
    case .noStandby: break
    }
  }
}
