/// When sessions expire, as a value: those that never got a socket, those that lost it, and those whose page
/// acknowledges nothing. A connected, healthy session does not expire.
struct SessionLifetimes {
  typealias Instant = ContinuousClock.Instant

  /// Why a session expires.
  enum Reason: Hashable {
    /// Its page was served, and has not connected yet.
    case unclaimed
    /// Its socket was lost.
    case lost
    /// Its page acknowledges nothing.
    case stalled
  }

  private let limits: WebLimits
  private var ends: [SessionToken: (reason: Reason, at: Instant)] = [:]
  private var unclaimedCount = 0

  init(limits: WebLimits) { self.limits = limits }

  /// How many sessions expire.
  var count: Int { ends.count }

  /// Starts a session's expiry. Does nothing if it is already expiring for the same reason.
  mutating func begin(_ reason: Reason, _ token: SessionToken, at now: Instant) {
    guard ends[token]?.reason != reason else { return }
    clear(token)
    ends[token] = (reason, now + duration(of: reason))
    if reason == .unclaimed { unclaimedCount += 1 }
  }

  /// Stops a session's expiry.
  mutating func clear(_ token: SessionToken) {
    if ends.removeValue(forKey: token)?.reason == .unclaimed { unclaimedCount -= 1 }
  }

  /// Removes and returns the sessions that have expired.
  mutating func expired(at now: Instant) -> [(token: SessionToken, reason: Reason)] {
    let expired = ends.filter { $0.value.at <= now }.map { (token: $0.key, reason: $0.value.reason) }
    for entry in expired { clear(entry.token) }
    return expired
  }

  /// The session to remove before another is added; `nil` when none has to be, or none may be.
  ///
  /// - Parameter total: the number of all sessions.
  func makesRoom(total: Int) -> SessionToken? {
    if unclaimedCount >= limits.maximumUnclaimedSessions { return oldest(.unclaimed) }
    if total >= limits.maximumSessions { return oldest(.lost) ?? oldest(.unclaimed) }
    return nil
  }

  private func oldest(_ reason: Reason) -> SessionToken? {
    ends.filter { $0.value.reason == reason }.min { $0.value.at < $1.value.at }?.key
  }

  private func duration(of reason: Reason) -> Duration {
    switch reason {
    case .unclaimed: limits.unclaimedLifetime
    case .lost: limits.lostLifetime
    case .stalled: limits.stallTimeout
    }
  }
}
