internal import Synchronization

/// The rates of the requests of client addresses. What exceeds them is delayed: to refuse a request takes as long as to answer it.
final class RequestRates: Sendable {
  /// The longest delay of a request. Connections are limited, and each waits with one request.
  static let longestDelay = Duration.seconds(10)

  private let rates: HostLock<AddressRates>
  private let now: @Sendable () -> ContinuousClock.Instant

  /// Creates rates without requests.
  init(limits: WebLimits, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    rates = HostLock(
      AddressRates(burst: limits.maximumRequestBurst, perSecond: Double(limits.maximumRequestsPerSecond)))
    self.now = now
  }

  /// Counts a request of an address. Returns the time after which it may be answered.
  func delay(of address: ClientAddress) -> Duration {
    let instant = now()
    return rates.withLock { rates in
      rates.spend(1, of: address, at: instant)
      return min(rates.debt(of: address, at: instant), Self.longestDelay)
    }
  }
}
