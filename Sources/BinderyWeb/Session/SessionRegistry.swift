/// All sessions of a host, and when they end.
@MainActor
final class SessionRegistry {
  private let limits: WebLimits
  private let now: @MainActor () -> Lifetimes.Instant
  private var sessions: [SessionToken: Session] = [:]
  private var lifetimes: Lifetimes

  /// Starts without sessions. `now` is the time by which they end.
  init(limits: WebLimits, now: @escaping @MainActor () -> Lifetimes.Instant = { .now }) {
    self.limits = limits
    self.now = now
    lifetimes = Lifetimes(limits: limits)
  }

  /// How many there are.
  var count: Int { sessions.count }

  /// Adds a session whose page is about to be served. `false` when there are too many.
  func add(_ session: Session) -> Bool {
    while let token = lifetimes.makesRoom(total: sessions.count) { remove(token) }
    guard sessions.count < limits.maximumSessions else { return false }
    sessions[session.token] = session
    lifetimes.begin(.unclaimed, session.token, at: now())
    return true
  }

  /// The session that a page asks for.
  func session(_ token: SessionToken) -> Session? { sessions[token] }

  /// The session has a socket, and its page takes what comes.
  func isHealthy(_ session: Session) { lifetimes.clear(session.token) }

  /// The session lost its socket.
  func lost(_ session: Session) {
    if sessions[session.token] === session { lifetimes.begin(.lost, session.token, at: now()) }
  }

  /// The session's page acknowledges nothing.
  func stalled(_ session: Session) { lifetimes.begin(.stalled, session.token, at: now()) }

  /// Ends a session.
  func remove(_ token: SessionToken) {
    lifetimes.clear(token)
    guard let session = sessions.removeValue(forKey: token) else { return }
    session.line?.socket.close(.sessionGone, reason: "the session is over")
    session.end()
  }

  /// Ends those whose time has come.
  func expire() {
    for (token, reason) in lifetimes.expired(at: now()) {
      if reason == .stalled, let session = sessions[token] {
        session.line?.socket.close(.unresponsive, reason: "nothing is acknowledged")
      } else {
        remove(token)
      }
    }
  }

  /// Ends all of them.
  func removeAll() {
    for token in Array(sessions.keys) { remove(token) }
  }
}
