/// The expiry of sessions, as a pure value: of those that never had a socket, those that lost it, and those whose
/// page acknowledges nothing. A connected, healthy session does not expire, but gives way to others when the host is full.
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
  private var places = SessionPlaces()

  init(limits: WebLimits) { self.limits = limits }

  /// Whether a session has a place.
  func contains(_ token: SessionToken) -> Bool { places.contains(token) }

  /// Takes a place for a session whose page is about to be served to an address.
  mutating func reserve(_ token: SessionToken, for address: ClientAddress, at now: Instant) {
    places.add(token, of: address, at: now)
    ends[token] = (.unclaimed, now + limits.unclaimedLifetime)
  }

  /// Starts a session's expiry. Has no effect if it is already expiring for the same reason.
  mutating func begin(_ reason: Reason, _ token: SessionToken, at now: Instant) {
    guard contains(token), ends[token]?.reason != reason else { return }
    if reason == .lost { places.lose(token) }
    ends[token] = (reason, now + duration(of: reason))
  }

  /// Starts the expiry of a session without a socket anew. It still counts as unclaimed for its address, of whose sessions it becomes
  /// the youngest.
  mutating func renewPlain(_ token: SessionToken, at now: Instant) {
    guard contains(token) else { return }
    ends[token] = (.plain, now + duration(of: .plain))
    places.renew(token, at: now)
  }

  /// Stops a session's expiry, because its page is connected.
  mutating func keep(_ token: SessionToken) {
    ends[token] = nil
    places.claim(token)
  }

  /// Frees the place of a session.
  mutating func remove(_ token: SessionToken) {
    ends[token] = nil
    places.remove(token)
  }

  /// Whether a session will expire.
  func isExpiring(_ token: SessionToken) -> Bool { ends[token] != nil }

  /// Returns the sessions that have expired, of which each is returned once.
  mutating func expired(at now: Instant) -> [(token: SessionToken, reason: Reason)] {
    let expired = ends.filter { $0.value.at <= now }.map { (token: $0.key, reason: $0.value.reason) }
    for entry in expired { ends[entry.token] = nil }
    return expired
  }

  /// Returns the sessions without a socket that can be ended to free memory, those that would expire first before others: a tenth of all
  /// sessions at a time, but at least 50. O(*n* log *n*).
  func dispensable(at now: Instant) -> [SessionToken] {
    let candidates = ends.filter { token, end in
      switch end.reason {
      case .stalled: false
      case .lost, .plain: true
      case .unclaimed: places.start(of: token).map { now - $0 >= limits.unclaimedGrace } ?? false
      }
    }
    return candidates.sorted { $0.value.at < $1.value.at }.prefix(max(Self.manySessions, places.count / 10))
      .map(\.key)
  }

  // MARK: Room

  /// Whether another session can be added.
  enum Room: Hashable {
    case free
    /// Yes, after the given session is ended.
    case afterEnding(SessionToken)
    /// Yes, after the one of these connected sessions is ended that was not used for the longest time, which has to be at least this
    /// long.
    case afterEndingLongestIdle(of: [Set<SessionToken>], notUsedFor: Duration)
    case none
  }

  /// Returns whether another session can be added for a client address. O(networks + sessions of the largest) when a common limit is
  /// reached.
  ///
  /// An address at a limit of its own ends its own sessions. At a common limit, the network with the most sessions ends one, also a
  /// connected one, whose page restores its window when it is used again:
  ///
  ///     lost its socket ▶ waits for its first one, for longer than the grace period ▶ connected, not used for the longest time
  ///
  /// A session within its grace period is ended only for an address that has fewer: an unclaimed one may be about to connect, and a
  /// connected one may be in use.
  func room(for address: ClientAddress, at now: Instant) -> Room {
    let own = places.unclaimed(of: address)
    if own.count >= limits.maximumUnclaimedSessionsPerAddress { return ending(own.first, at: now) }
    if places.count(ofNetworkOf: address) >= limits.maximumSessionsPerAddress {
      if let lost = places.lost(ofNetworkOf: address).first { return .afterEnding(lost) }
      let room = ending(places.unclaimed(ofNetworkOf: address).first, at: now)
      return room == .none ? endingIdle(of: [places.connected(ofNetworkOf: address)]) : room
    }
    if places.unclaimedCount >= limits.maximumUnclaimedSessions {
      return endingOfLargest(for: address, at: now)
    }
    guard places.count >= limits.maximumSessions else { return .free }
    let largest = places.largest
    let hasFewer = places.count(ofNetworkOf: address) + 1 < largest.count
    if let lost = hasFewer ? largest.lost : places.lostOfLargest { return .afterEnding(lost) }
    let room = hasFewer ? ending(largest.unclaimed, at: now) : endingOfLargest(for: address, at: now)
    guard room == .none else { return room }
    if largest.connected.isEmpty, hasFewer, let unclaimed = largest.unclaimed {
      return .afterEnding(unclaimed)
    }
    return endingIdle(of: largest.connected, notUsedFor: hasFewer ? .zero : limits.idleGrace)
  }

  /// Returns the connected sessions that may be ended to free memory if no other session can be: those of the network with the most
  /// sessions, if they are many.
  func dispensableIfIdle() -> [Set<SessionToken>] {
    let largest = places.largest
    return largest.count >= Self.manySessions ? largest.connected : []
  }

  /// Whether networks other than an address's have sessions.
  func hasOthers(thanNetworkOf address: ClientAddress) -> Bool { places.hasOthers(thanNetworkOf: address) }

  /// The number of sessions from which a network gives up connected ones to free memory.
  private static let manySessions = 50

  private func endingIdle(of sessions: [Set<SessionToken>], notUsedFor time: Duration? = nil) -> Room {
    sessions.isEmpty ? .none : .afterEndingLongestIdle(of: sessions, notUsedFor: time ?? limits.idleGrace)
  }

  private func endingOfLargest(for address: ClientAddress, at now: Instant) -> Room {
    let largest = places.largestUnclaimed
    let own = places.unclaimed(ofNetworkOf: address).count
    if own + 1 < largest.count, let oldest = largest.first { return .afterEnding(oldest) }
    return ending(largest.first, at: now)
  }

  private func ending(_ token: SessionToken?, at now: Instant) -> Room {
    guard let token, let start = places.start(of: token), now - start >= limits.unclaimedGrace else {
      return .none
    }
    return .afterEnding(token)
  }

  private func duration(of reason: Reason) -> Duration {
    switch reason {
    case .unclaimed: limits.unclaimedLifetime
    case .lost, .plain: limits.lostLifetime
    case .stalled: limits.stallTimeout
    }
  }
}
