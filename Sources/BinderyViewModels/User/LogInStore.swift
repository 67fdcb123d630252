/// Keeps the log-ins of a host's users, so that a restart logs nobody out. Pass one to a host. `BinderyWeb` contains an
/// implementation: `LogInFile`.
///
/// It contains digests only: reading it shows who is logged in, but nobody can log in with it. Protect it from changes, which can add log-ins.
public protocol LogInStore: Sendable {
  /// Returns whether another process has changed the log-ins since this one has read or saved them, or nobody has read them yet.
  func isChanged() async -> Bool

  /// Returns all log-ins.
  ///
  /// - Throws: An error whose description says what to do. Nobody is logged in then.
  func logIns() async throws -> [KeptLogIn]

  /// Saves changes, in their order. Returns once a killed process does not lose them. If an end is among them, nor does a machine without power.
  ///
  /// - Throws: An error whose description says what to do. The host tries again.
  func save(_ changes: [LogInChange]) async throws
}
