internal import BinderyViewModels

/// All sessions of a host and their expiry.
@MainActor
final class SessionRegistry {
  private let limits: WebLimits
  private let monitor: IncidentMonitor?
  private let now: @MainActor () -> SessionLifetimes.Instant
  private var sessions: [SessionToken: Session] = [:]
  private var windows: [String: SessionToken] = [:]
  /// The sessions of each log-in.
  private var byLogIn: [KeptLogIn.ID: Set<SessionToken>] = [:]
  private var lifetimes: SessionLifetimes
  private var pageRates: AddressRates

  /// When a page was requested or used last.
  private var lastUse: SessionLifetimes.Instant

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
    lastUse = now()
    lifetimes = SessionLifetimes(limits: limits)
    pageRates = AddressRates(burst: limits.maximumPageBurst, perSecond: Double(limits.maximumPagesPerSecond))
  }

  /// The number of sessions.
  var count: Int { sessions.count }

  /// The number of seconds for which no page was requested or used.
  var unusedSeconds: Int { Int((now() - lastUse) / .seconds(1)) }

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
      case .afterEndingLongestIdle(let tokens, let time):
        guard let idle = longestIdle(of: tokens, notUsedFor: time, at: now) else { throw .full }
        monitor?.record(.evictedSession, "the longest idle session of the largest network made room")
        remove(idle.token)
      }
    }
    let token = SessionToken()
    lastUse = now
    lifetimes.reserve(token, for: address, at: now)
    return token
  }

  /// Whether a page would be served to a client that has no session yet.
  var hasRoomForNewcomer: Bool { hasRoom(for: .newcomer) }

  /// Returns why ``reserve(for:)`` would refuse a place now; nil if it would not. Nothing changes.
  func refusal(for address: ClientAddress) -> PageRefusal? {
    if !pageRates.admits(address, at: now()) { return .tooFast }
    return hasRoom(for: address) ? nil : .full
  }

  private func hasRoom(for address: ClientAddress) -> Bool {
    guard !isShortOfMemory else { return false }
    return switch lifetimes.room(for: address, at: now()) {
    case .free, .afterEnding: true
    case .none: false
    case .afterEndingLongestIdle(let tokens, let time):
      isAny(of: tokens, notUsedFor: time, at: now())
    }
  }

  /// Whether clients of other networks have sessions.
  func hasOthers(than address: ClientAddress) -> Bool { lifetimes.hasOthers(thanNetworkOf: address) }

  /// Returns the session that was not used for the longest time; nil if that is less than `time`. O(sessions).
  private func longestIdle(
    of tokens: [Set<SessionToken>], notUsedFor time: Duration, at now: SessionLifetimes.Instant
  ) -> Session? {
    let longest = tokens.joined().lazy.compactMap { self.sessions[$0] }.min { $0.lastUse < $1.lastUse }
    return longest.flatMap { now - $0.lastUse >= time ? $0 : nil }
  }

  /// Whether one of the sessions was not used for a time. O(sessions), but O(1) if most were not: pages ask often whether there is room.
  private func isAny(
    of tokens: [Set<SessionToken>], notUsedFor time: Duration, at now: SessionLifetimes.Instant
  ) -> Bool {
    tokens.joined().contains { token in sessions[token].map { now - $0.lastUse >= time } ?? false }
  }

  /// Whether an address may send another request to a page without script, which counts as a page.
  func admitsRequest(of address: ClientAddress) -> Bool { pageRates.take(address, at: now()) }

  /// Adds a session in its place. Returns false if the place was taken by another one meanwhile.
  func add(_ session: Session) -> Bool {
    guard lifetimes.contains(session.token) else { return false }
    sessions[session.token] = session
    windows[session.window] = session.token
    if let logIn = session.user?.logIn?.id { byLogIn[logIn, default: []].insert(session.token) }
    return true
  }

  /// Returns the session with a token.
  func session(_ token: SessionToken) -> Session? { sessions[token] }

  /// Returns the session of a window.
  func session(ofWindow window: String) -> Session? { windows[window].flatMap { sessions[$0] } }

  /// Records that a session is connected and its page acknowledges batches.
  func markHealthy(_ session: Session) {
    lifetimes.keep(session.token)
    markUsed(session)
  }

  /// Records that somebody used the page of a session: it is the last of its network to give way.
  func markUsed(_ session: Session) {
    lastUse = now()
    session.lastUse = lastUse
  }

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
    if let logIn = session.user?.logIn?.id {
      byLogIn[logIn]?.remove(token)
      if byLogIn[logIn]?.isEmpty == true { byLogIn[logIn] = nil }
    }
    session.connection?.socket.close(.sessionGone, reason: "the session is over")
    session.end()
    onEnd?(session)
  }

  /// The log-ins with sessions.
  var logIns: [KeptLogIn.ID] { Array(byLogIn.keys) }

  /// Returns the sessions of a log-in.
  func sessions(of logIn: KeptLogIn.ID) -> [Session] {
    byLogIn[logIn, default: []].compactMap { sessions[$0] }
  }

  /// Ends the sessions of log-ins that are over. Their pages load again.
  func removeAll(of logIns: Set<KeptLogIn.ID>) { removeAll(logIns.flatMap(sessions(of:))) }

  /// Ends the sessions of a browser in which nobody is logged in, because somebody is now. Their pages load again.
  func removeLoggedOut(of browser: BrowserToken) {
    removeAll(
      sessions.values.filter { $0.owner.browser == browser && $0.user != nil && $0.user?.logIn == nil })
  }

  private func removeAll(_ ended: [Session]) {
    for session in ended {
      session.connection?.socket.send([.text(ServerFrame.gone)])
      remove(session.token)
    }
  }

  /// Sends a frame to all connected pages.
  func send(_ frame: String) {
    for session in sessions.values { session.connection?.socket.send([.text(frame)]) }
  }

  /// Ends the session of a page that is leaving. Its socket stays open until then: a page whose socket is closed would load again
  /// instead of going where it is led.
  func removeLeaving(_ token: SessionToken) {
    sessions[token]?.detach()
    remove(token)
  }

  /// Ends a session whose window another process has taken over. If its page is still there, it is a copy, which continues as a window of
  /// its own.
  func removeMoved(_ session: Session) {
    session.connection?.socket.close(.replaced, reason: "the window continues in another process")
    session.detach()
    remove(session.token)
  }

  /// Records whether the process is short of memory. If so, some sessions without a socket are ended: their pages can restore their
  /// windows. If there are none, a tenth of the connected sessions
  /// of the network with the most sessions is, if that has many: those that were not used for the longest time.
  func noteMemory(isShort: Bool) {
    isShortOfMemory = isShort
    guard isShort else { return }
    let dispensable = lifetimes.dispensable(at: now())
    for token in dispensable { endForMemory(token, "a session without a socket") }
    guard dispensable.isEmpty else { return }
    let connected = lifetimes.dispensableIfIdle().joined().compactMap { sessions[$0] }
    for session in connected.sorted(by: { $0.lastUse < $1.lastUse }).prefix(max(1, connected.count / 10)) {
      endForMemory(session.token, "the longest idle session of the largest network")
    }
  }

  private func endForMemory(_ token: SessionToken, _ description: String) {
    monitor?.record(.evictedSession, "\(description) was ended, because the process is short of memory")
    remove(token)
  }

  /// Ends expired sessions, one at a time with other work of the main actor in between: the end of a large window takes milliseconds.
  func expire() async {
    let expired = lifetimes.expired(at: now())
    for (token, _) in expired.filter({ $0.reason == .stalled }) {
      sessions[token]?.connection?.socket.close(.unresponsive, reason: "nothing is acknowledged")
    }
    for (token, _) in expired.filter({ $0.reason != .stalled }) {
      await Task.yield()
      // Its page may have come back meanwhile.
      if sessions[token]?.connection == nil, !lifetimes.isExpiring(token) { remove(token) }
    }
  }

  /// Ends all sessions.
  func removeAll() {
    for token in Array(sessions.keys) { remove(token) }
  }
}
