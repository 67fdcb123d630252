/// The expiry of sessions, as a pure value: of those that never had a socket, those that lost it, and those whose
/// page acknowledges nothing. A connected, healthy session does not expire.
struct SessionLifetimes {
  typealias Instant = ContinuousClock.Instant

  /// The reason why a session expires.
  enum Reason: Hashable {
    /// The page was served, and has not connected yet.
    case unclaimed
    /// Its page has no script, and was not used.
    case plain
    /// The socket was lost.
    case lost
    /// The page acknowledges nothing.
    case stalled
  }

  private let limits: WebLimits
  private var ends: [SessionToken: (reason: Reason, at: Instant)] = [:]
  /// The unclaimed sessions of each address, oldest first.
  private var unclaimed: [ClientAddress: [(token: SessionToken, since: Instant)]] = [:]
  private var addresses: [SessionToken: ClientAddress] = [:]

  init(limits: WebLimits) { self.limits = limits }

  /// The number of expiring sessions.
  var count: Int { ends.count }

  /// Starts a session's expiry. Has no effect if it is already expiring for the same reason.
  mutating func begin(_ reason: Reason, _ token: SessionToken, at now: Instant) {
    guard ends[token]?.reason != reason else { return }
    clear(token)
    ends[token] = (reason, now + duration(of: reason))
  }

  /// Starts the expiry of a session whose page is about to be served to an address.
  mutating func beginUnclaimed(_ token: SessionToken, of address: ClientAddress, at now: Instant) {
    begin(.unclaimed, token, at: now)
    addresses[token] = address
    unclaimed[address, default: []].append((token, now))
  }

  /// Starts the expiry of a session without a socket anew. It still counts as unclaimed for its address, of whose sessions it becomes
  /// the youngest.
  mutating func renewPlain(_ token: SessionToken, at now: Instant) {
    ends[token] = (.plain, now + duration(of: .plain))
    guard let address = addresses[token] else { return }
    unclaimed[address]?.removeAll { $0.token == token }
    unclaimed[address, default: []].append((token, now))
  }

  /// Stops a session's expiry.
  mutating func clear(_ token: SessionToken) {
    ends[token] = nil
    guard let address = addresses.removeValue(forKey: token) else { return }
    unclaimed[address]?.removeAll { $0.token == token }
    if unclaimed[address]?.isEmpty == true { unclaimed[address] = nil }
  }

  /// Removes and returns the sessions that have expired.
  mutating func expired(at now: Instant) -> [(token: SessionToken, reason: Reason)] {
    let expired = ends.filter { $0.value.at <= now }.map { (token: $0.key, reason: $0.value.reason) }
    for entry in expired { clear(entry.token) }
    return expired
  }

  /// Whether another session can be added.
  enum Room: Hashable {
    case free
    /// Yes, after the given session is ended.
    case afterEnding(SessionToken)
    case none
  }

  /// Returns whether another session can be added for a client address. O(addresses) when a limit is reached.
  ///
  /// An address at its own limit ends its own sessions. At the common limit, the address with the most unclaimed
  /// sessions ends one. A session younger than the grace period is never ended, because its page may be about to
  /// connect.
  ///
  /// - Parameter total: The number of all sessions.
  func room(for address: ClientAddress, total: Int, at now: Instant) -> Room {
    if unclaimed[address, default: []].count >= limits.maximumUnclaimedSessionsPerAddress {
      return ending(oldestOf: address, at: now)
    }
    if addresses.count >= limits.maximumUnclaimedSessions { return endingOfLargest(at: now) }
    guard total >= limits.maximumSessions else { return .free }
    let lost = ends.filter { $0.value.reason == .lost }.min { $0.value.at < $1.value.at }
    return lost.map { .afterEnding($0.key) } ?? endingOfLargest(at: now)
  }

  private func endingOfLargest(at now: Instant) -> Room {
    guard let largest = unclaimed.max(by: { $0.value.count < $1.value.count }) else { return .none }
    return ending(oldestOf: largest.key, at: now)
  }

  private func ending(oldestOf address: ClientAddress, at now: Instant) -> Room {
    guard let oldest = unclaimed[address]?.first, now - oldest.since >= limits.unclaimedGrace else {
      return .none
    }
    return .afterEnding(oldest.token)
  }

  private func duration(of reason: Reason) -> Duration {
    switch reason {
    case .unclaimed: limits.unclaimedLifetime
    case .lost, .plain: limits.lostLifetime
    case .stalled: limits.stallTimeout
    }
  }
}
