/// Knows which sessions end when, as a value: those that no socket ever claimed, those that lost their socket, and
/// those whose page takes nothing any more. A session that is connected and healthy has no end.
struct Lifetimes {
  typealias Instant = ContinuousClock.Instant

  /// Why a session has an end.
  enum Reason: Hashable {
    /// Its page was served, and no socket came yet.
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

  /// How many sessions have an end.
  var count: Int { ends.count }

  /// From now on a session has an end, for a reason. The clock of one that has that end already runs on.
  mutating func begin(_ reason: Reason, _ token: SessionToken, at now: Instant) {
    guard ends[token]?.reason != reason else { return }
    clear(token)
    ends[token] = (reason, now + duration(of: reason))
    if reason == .unclaimed { unclaimedCount += 1 }
  }

  /// A session is well again, or gone.
  mutating func clear(_ token: SessionToken) {
    if ends.removeValue(forKey: token)?.reason == .unclaimed { unclaimedCount -= 1 }
  }

  /// Whose time has come, each told once.
  mutating func expired(at now: Instant) -> [(token: SessionToken, reason: Reason)] {
    let expired = ends.filter { $0.value.at <= now }.map { (token: $0.key, reason: $0.value.reason) }
    for entry in expired { clear(entry.token) }
    return expired
  }

  /// Which session has to go so that another can come; `nil` when none has to, or none may.
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
