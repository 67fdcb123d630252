/// Keeps the log-ins of a host's users, so that a restart logs nobody out, and several processes know each other's. Pass one to a host:
/// `Store` of `BinderyStore` is one.
///
/// It contains digests only: reading it shows who is logged in, but nobody can log in with it. Protect it from changes, which can add log-ins.
public protocol LogInStore: Sendable {
  /// Returns what is stored, from one state.
  ///
  /// - Parameter keys: The keys of ``logInChanges()`` of which the state is wanted, and identifiers of log-ins; nil for everything.
  /// - Throws: An error whose description says what to do.
  func logIns(_ keys: Set<String>?) async throws -> KeptLogIns

  /// Removes a ticket and returns it; nil if there is none. One caller at most receives it, in all processes together.
  func takeTicket(_ id: KeptTicket.ID) async throws -> KeptTicket?

  /// Saves changes, in their order, all or none. Returns once they are durable.
  ///
  /// - Throws: An error whose description says what to do. The host tries again.
  func save(_ changes: [LogInChange]) async throws

  /// Reports the keys of what any process has changed from now on. The key of a log-in is its identifier.
  func logInChanges() -> AsyncStream<Set<String>>
}
