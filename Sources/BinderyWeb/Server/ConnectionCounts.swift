internal import Synchronization

/// The numbers of open connections, in total and of each client address, and the rate of new ones, with their limits.
final class ConnectionCounts: Sendable {
  private struct Counts {
    var total = 0
    var byAddress: [ClientAddress: Int] = [:]
    var rates: AddressRates?
  }

  private let maximum: Int
  private let maximumPerAddress: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let counts: HostLock<Counts>

  /// Creates counts without connections.
  ///
  /// - Parameter rates: The rates of new connections; nil if they are not limited.
  init(
    maximum: Int = .max, perAddress maximumPerAddress: Int = .max, rates: AddressRates? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.maximum = maximum
    self.maximumPerAddress = maximumPerAddress
    self.now = now
    counts = HostLock(Counts(rates: rates))
  }

  /// Counts a connection, unless a limit is reached. Pass each that is counted to ``remove(_:)``.
  ///
  /// - Parameter address: The address of the client; nil for a proxy, whose connections are those of many clients.
  func add(_ address: ClientAddress?) -> Bool {
    counts.withLock { counts in
      guard counts.total < maximum else { return false }
      if let address {
        let own = counts.byAddress[address.network] ?? 0
        guard own < maximumPerAddress, counts.rates?.take(address, at: now()) ?? true else { return false }
        counts.byAddress[address.network] = own + 1
      }
      counts.total += 1
      return true
    }
  }

  /// The number of open connections.
  var total: Int { counts.withLock(\.total) }

  /// Removes a connection that has ended.
  func remove(_ address: ClientAddress?) {
    counts.withLock { counts in
      counts.total -= 1
      guard let address else { return }
      let rest = (counts.byAddress[address.network] ?? 1) - 1
      counts.byAddress[address.network] = rest == 0 ? nil : rest
    }
  }
}
