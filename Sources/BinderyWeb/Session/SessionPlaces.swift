/// The places of a host's sessions, by the network of the client that requested each: from the reservation, before a window is
/// mounted, until the session ends.
struct SessionPlaces {
  typealias Instant = ContinuousClock.Instant

  private struct Place {
    let address: ClientAddress
    let since: Instant
    var isUnclaimed = true
    var isLost = false
  }

  private struct Network {
    var count = 0
    /// The sessions that wait for their first socket, or lost theirs, oldest first.
    var unclaimed: [SessionToken] = []
    var lost: [SessionToken] = []
    var connected: Set<SessionToken> = []
  }

  private var places: [SessionToken: Place] = [:]
  private var networks: [ClientAddress: Network] = [:]
  /// The number of sessions that wait for their first socket.
  private(set) var unclaimedCount = 0

  /// The number of places that are taken.
  var count: Int { places.count }

  /// Whether a session has a place.
  func contains(_ token: SessionToken) -> Bool { places[token] != nil }

  /// The time when a session took its place.
  func start(of token: SessionToken) -> Instant? { places[token]?.since }

  /// Takes a place for a session whose page is about to be served to an address.
  mutating func add(_ token: SessionToken, of address: ClientAddress, at now: Instant) {
    places[token] = Place(address: address, since: now)
    networks[address.network, default: Network()].count += 1
    networks[address.network]?.unclaimed.append(token)
    unclaimedCount += 1
  }

  /// Records that a session has a socket.
  mutating func claim(_ token: SessionToken) {
    leaveLists(token)
    if let place = places[token] { networks[place.address.network]?.connected.insert(token) }
  }

  /// Records that a session lost its socket.
  mutating func lose(_ token: SessionToken) {
    leaveLists(token)
    guard let place = places[token] else { return }
    places[token]?.isLost = true
    networks[place.address.network]?.lost.append(token)
  }

  /// Makes a session without a socket the youngest of its address.
  mutating func renew(_ token: SessionToken, at now: Instant) {
    guard let place = places[token], place.isUnclaimed else { return }
    places[token] = Place(address: place.address, since: now)
    networks[place.address.network]?.unclaimed.removeAll { $0 == token }
    networks[place.address.network]?.unclaimed.append(token)
  }

  /// Frees the place of a session.
  mutating func remove(_ token: SessionToken) {
    leaveLists(token)
    guard let place = places.removeValue(forKey: token) else { return }
    let network = place.address.network
    networks[network]?.count -= 1
    if networks[network]?.count == 0 { networks[network] = nil }
  }

  private mutating func leaveLists(_ token: SessionToken) {
    guard let place = places[token] else { return }
    networks[place.address.network]?.connected.remove(token)
    if place.isUnclaimed {
      places[token]?.isUnclaimed = false
      unclaimedCount -= 1
      networks[place.address.network]?.unclaimed.removeAll { $0 == token }
    }
    if place.isLost {
      places[token]?.isLost = false
      networks[place.address.network]?.lost.removeAll { $0 == token }
    }
  }

  // MARK: Shares

  /// The number of sessions of an address's network.
  func count(ofNetworkOf address: ClientAddress) -> Int { networks[address.network]?.count ?? 0 }

  /// The sessions of one address that wait for their first socket, oldest first. O(such sessions of its network).
  func unclaimed(of address: ClientAddress) -> [SessionToken] {
    let all = networks[address.network]?.unclaimed ?? []
    return address == address.network ? all : all.filter { places[$0]?.address == address }
  }

  /// The sessions of an address's network that wait for their first socket, oldest first.
  func unclaimed(ofNetworkOf address: ClientAddress) -> [SessionToken] {
    networks[address.network]?.unclaimed ?? []
  }

  /// The sessions of an address's network that lost their socket, oldest first.
  func lost(ofNetworkOf address: ClientAddress) -> [SessionToken] { networks[address.network]?.lost ?? [] }

  /// The sessions of an address's network whose pages are connected.
  func connected(ofNetworkOf address: ClientAddress) -> Set<SessionToken> {
    networks[address.network]?.connected ?? []
  }

  /// Whether networks other than an address's have sessions.
  func hasOthers(thanNetworkOf address: ClientAddress) -> Bool {
    networks.count > (networks[address.network] == nil ? 0 : 1)
  }

  /// The network with the most sessions: their number, the oldest session that lost its socket, the oldest that waits for its first
  /// one, and the connected sessions. Several such networks count as one, with their connected sessions apart.
  struct Largest {
    fileprivate(set) var count = 0
    fileprivate(set) var lost: SessionToken?
    fileprivate(set) var unclaimed: SessionToken?
    fileprivate(set) var connected: [Set<SessionToken>] = []
  }

  /// The network with the most sessions. O(networks).
  var largest: Largest {
    var largest = Largest(count: networks.values.lazy.map(\.count).max() ?? 0)
    for network in networks.values where network.count == largest.count {
      if isYounger(largest.lost, than: network.lost.first) || largest.lost == nil {
        largest.lost = network.lost.first ?? largest.lost
      }
      if isYounger(largest.unclaimed, than: network.unclaimed.first) || largest.unclaimed == nil {
        largest.unclaimed = network.unclaimed.first ?? largest.unclaimed
      }
      if !network.connected.isEmpty { largest.connected.append(network.connected) }
    }
    return largest
  }

  /// The unclaimed sessions of the network with the most of them, oldest first. Of several such networks, that with the oldest
  /// session. O(networks).
  var largestUnclaimed: [SessionToken] {
    let largest = networks.values.max { one, other in
      guard one.unclaimed.count == other.unclaimed.count else {
        return one.unclaimed.count < other.unclaimed.count
      }
      return isYounger(one.unclaimed.first, than: other.unclaimed.first)
    }
    return largest?.unclaimed ?? []
  }

  /// The oldest session without its socket of the network that has the most sessions, among those with such sessions. O(networks).
  var lostOfLargest: SessionToken? {
    let largest = networks.values.filter { !$0.lost.isEmpty }.max { $0.count < $1.count }
    return largest?.lost.first
  }

  private func isYounger(_ token: SessionToken?, than other: SessionToken?) -> Bool {
    guard let began = token.flatMap({ start(of: $0) }), let before = other.flatMap({ start(of: $0) }) else {
      return false
    }
    return began > before
  }
}
