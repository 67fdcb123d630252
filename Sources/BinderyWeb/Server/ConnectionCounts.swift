internal import Synchronization

/// The numbers of open connections, in total and of each client address, with their limits.
final class ConnectionCounts: Sendable {
  private struct Counts {
    var total = 0
    var byAddress: [ClientAddress: Int] = [:]
  }

  private let maximum: Int
  private let maximumPerAddress: Int
  private let counts = HostLock(Counts())

  /// Creates counts without connections.
  init(maximum: Int = .max, perAddress maximumPerAddress: Int = .max) {
    self.maximum = maximum
    self.maximumPerAddress = maximumPerAddress
  }

  /// Counts a connection, unless a limit is reached. Pass each that is counted to ``remove(_:)``.
  func add(_ address: ClientAddress) -> Bool {
    counts.withLock { counts in
      let own = counts.byAddress[address.network] ?? 0
      guard counts.total < maximum, own < maximumPerAddress else { return false }
      counts.total += 1
      counts.byAddress[address.network] = own + 1
      return true
    }
  }

  /// Removes a connection that has ended.
  func remove(_ address: ClientAddress) {
    counts.withLock { counts in
      counts.total -= 1
      let rest = (counts.byAddress[address.network] ?? 1) - 1
      counts.byAddress[address.network] = rest == 0 ? nil : rest
    }
  }
}
