/// All sessions of a host, and when they expire.
@MainActor
final class SessionRegistry {
  private let limits: WebLimits
  private let now: @MainActor () -> SessionLifetimes.Instant
  private var sessions: [SessionToken: Session] = [:]
  private var lifetimes: SessionLifetimes

  /// Creates an empty registry. `now` is the time by which sessions expire.
  init(limits: WebLimits, now: @escaping @MainActor () -> SessionLifetimes.Instant = { .now }) {
    self.limits = limits
    self.now = now
    lifetimes = SessionLifetimes(limits: limits)
  }

  /// The number of sessions.
  var count: Int { sessions.count }

  /// Adds a session whose page is about to be served. Returns `false` when there are too many.
  func add(_ session: Session) -> Bool {
    while let token = lifetimes.makesRoom(total: sessions.count) { remove(token) }
    guard sessions.count < limits.maximumSessions else { return false }
    sessions[session.token] = session
    lifetimes.begin(.unclaimed, session.token, at: now())
    return true
  }

  /// Returns the session with a token.
  func session(_ token: SessionToken) -> Session? { sessions[token] }

  /// Records that a session is connected and its page acknowledges batches.
  func markHealthy(_ session: Session) { lifetimes.clear(session.token) }

  /// Records that a session lost its socket.
  func markLost(_ session: Session) {
    if sessions[session.token] === session { lifetimes.begin(.lost, session.token, at: now()) }
  }

  /// Records that a session's page acknowledges nothing.
  func markStalled(_ session: Session) { lifetimes.begin(.stalled, session.token, at: now()) }

  /// Ends a session.
  func remove(_ token: SessionToken) {
    lifetimes.clear(token)
    guard let session = sessions.removeValue(forKey: token) else { return }
    session.connection?.socket.close(.sessionGone, reason: "the session is over")
    session.end()
  }

  /// Ends expired sessions.
  func expire() {
    for (token, reason) in lifetimes.expired(at: now()) {
      if reason == .stalled, let session = sessions[token] {
        session.connection?.socket.close(.unresponsive, reason: "nothing is acknowledged")
      } else {
        remove(token)
      }
    }
  }

  /// Ends all sessions.
  func removeAll() {
    for token in Array(sessions.keys) { remove(token) }
  }
}
