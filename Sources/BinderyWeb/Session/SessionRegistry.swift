/// All sessions of a host and their expiry.
@MainActor
final class SessionRegistry {
  private let limits: WebLimits
  private let monitor: IncidentMonitor?
  private let now: @MainActor () -> SessionLifetimes.Instant
  private var sessions: [SessionToken: Session] = [:]
  private var windows: [String: SessionToken] = [:]
  private var lifetimes: SessionLifetimes
  private var pageRates: AddressRates

  /// Called after a session has ended.
  var onEnd: (@MainActor (Session) -> Void)?

  /// Whether the process uses so much memory that there is no room for further sessions.
  private var isShortOfMemory = false

  /// Creates an empty registry. `now` returns the time by which sessions expire.
  init(
    limits: WebLimits, monitor: IncidentMonitor? = nil,
    now: @escaping @MainActor () -> SessionLifetimes.Instant = { .now }
  ) {
    self.limits = limits
    self.monitor = monitor
    self.now = now
    lifetimes = SessionLifetimes(limits: limits)
    pageRates = AddressRates(burst: limits.maximumPageBurst, perSecond: Double(limits.maximumPagesPerSecond))
  }

  /// The number of sessions.
  var count: Int { sessions.count }

  /// Takes the place of a session before its window is mounted. It is freed when the session ends, or with ``remove(_:)``.
  ///
  /// - Parameter address: The address of the client that requested the page.
  func reserve(for address: ClientAddress = .unknown) throws(PageRefusal) -> SessionToken {
    let now = now()
    guard pageRates.take(address, at: now) else { throw .tooFast }
    guard !isShortOfMemory else { throw .full }
    search: while true {
      switch lifetimes.room(for: address, at: now) {
      case .free: break search
      case .none: throw .full
      case .afterEnding(let token):
        monitor?.record(.evictedSession, "a session without a socket made room for another one")
        remove(token)
      }
    }
    let token = SessionToken()
    lifetimes.reserve(token, for: address, at: now)
    return token
  }

  /// Whether an address may send another request to a page without script, which counts as a page.
  func admitsRequest(of address: ClientAddress) -> Bool { pageRates.take(address, at: now()) }

  /// Adds a session in its place. Returns false if the place was taken by another one meanwhile.
  func add(_ session: Session) -> Bool {
    guard lifetimes.contains(session.token) else { return false }
    sessions[session.token] = session
    windows[session.window] = session.token
    return true
  }

  /// Returns the session with a token.
  func session(_ token: SessionToken) -> Session? { sessions[token] }

  /// Returns the session of a window.
  func session(ofWindow window: String) -> Session? { windows[window].flatMap { sessions[$0] } }

  /// Records that a session is connected and its page acknowledges batches.
  func markHealthy(_ session: Session) { lifetimes.keep(session.token) }

  /// Records that a session lost its socket.
  func markLost(_ session: Session) {
    if sessions[session.token] === session { lifetimes.begin(.lost, session.token, at: now()) }
  }

  /// Records that a page without script was asked for or used: it has no socket, and its session waits for the next request.
  func keepPlain(_ session: Session) { lifetimes.renewPlain(session.token, at: now()) }

  /// Records that a session's page acknowledges nothing.
  func markStalled(_ session: Session) { lifetimes.begin(.stalled, session.token, at: now()) }

  /// Ends a session, or frees the place of one that is not mounted.
  func remove(_ token: SessionToken) {
    lifetimes.remove(token)
    guard let session = sessions.removeValue(forKey: token) else { return }
    windows[session.window] = nil
    session.connection?.socket.close(.sessionGone, reason: "the session is over")
    session.end()
    onEnd?(session)
  }

  /// Ends the sessions of a log-in that is over. Their pages load again.
  func removeAll(of logIns: Set<LogInToken>) {
    removeAll { $0.user?.logIn.map { logIns.contains($0.token) } ?? false }
  }

  /// Ends the sessions of a browser in which nobody is logged in, because somebody is now. Their pages load again.
  func removeLoggedOut(of visitor: VisitorID) {
    removeAll { $0.owner.visitor == visitor && $0.user != nil && $0.user?.logIn == nil }
  }

  private func removeAll(where isOver: (Session) -> Bool) {
    for session in sessions.values.filter(isOver) {
      session.connection?.socket.send([.text(ServerFrame.gone)])
      remove(session.token)
    }
  }

  /// Ends the session of a page that is leaving. Its socket stays open until then: a page whose socket is closed would load again
  /// instead of going where it is led.
  func removeLeaving(_ token: SessionToken) {
    sessions[token]?.detach()
    remove(token)
  }

  /// Records whether the process is short of memory. If so, some sessions without a socket are ended: their pages can restore their
  /// windows.
  func noteMemory(isShort: Bool) {
    isShortOfMemory = isShort
    guard isShort else { return }
    for token in lifetimes.dispensable(at: now()) {
      monitor?.record(
        .evictedSession, "a session without a socket was ended, because the process is short of memory")
      remove(token)
    }
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
