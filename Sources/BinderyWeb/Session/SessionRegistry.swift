/// All sessions of a host and their expiry.
@MainActor
final class SessionRegistry {
  private let limits: WebLimits
  private let monitor: IncidentMonitor?
  private let now: @MainActor () -> SessionLifetimes.Instant
  private var sessions: [SessionToken: Session] = [:]
  private var windows: [String: SessionToken] = [:]
  private var lifetimes: SessionLifetimes

  /// Creates an empty registry. `now` returns the time by which sessions expire.
  init(
    limits: WebLimits, monitor: IncidentMonitor? = nil,
    now: @escaping @MainActor () -> SessionLifetimes.Instant = { .now }
  ) {
    self.limits = limits
    self.monitor = monitor
    self.now = now
    lifetimes = SessionLifetimes(limits: limits)
  }

  /// The number of sessions.
  var count: Int { sessions.count }

  /// Adds a session whose page is about to be served. Returns false if there are too many.
  ///
  /// - Parameter address: The address of the client that requested the page.
  func add(_ session: Session, for address: ClientAddress = .unknown) -> Bool {
    let now = now()
    search: while true {
      switch lifetimes.room(for: address, total: sessions.count, at: now) {
      case .free: break search
      case .none: return false
      case .afterEnding(let token):
        monitor?.record(.evictedSession, "a session without a socket made room for another one")
        remove(token)
      }
    }
    sessions[session.token] = session
    windows[session.window] = session.token
    lifetimes.beginUnclaimed(session.token, of: address, at: now)
    return true
  }

  /// Returns the session with a token.
  func session(_ token: SessionToken) -> Session? { sessions[token] }

  /// Returns the session of a window.
  func session(ofWindow window: String) -> Session? { windows[window].flatMap { sessions[$0] } }

  /// Records that a session is connected and its page acknowledges batches.
  func markHealthy(_ session: Session) { lifetimes.clear(session.token) }

  /// Records that a session lost its socket.
  func markLost(_ session: Session) {
    if sessions[session.token] === session { lifetimes.begin(.lost, session.token, at: now()) }
  }

  /// Records that a page without script was asked for or used: it has no socket, and its session waits for the next request.
  func keepPlain(_ session: Session) { lifetimes.renewPlain(session.token, at: now()) }

  /// Records that a session's page acknowledges nothing.
  func markStalled(_ session: Session) { lifetimes.begin(.stalled, session.token, at: now()) }

  /// Ends a session.
  func remove(_ token: SessionToken) {
    lifetimes.clear(token)
    guard let session = sessions.removeValue(forKey: token) else { return }
    windows[session.window] = nil
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
