/// The rates of client addresses. The networks of IPv6 sites (/48) count as one address.
struct AddressRates {
  private let burst: Int
  private let perSecond: Double
  private var rates: [ClientAddress: EventRate] = [:]
  private var nextSweep = 64

  /// Creates the rates, of which each begins with a full bucket.
  init(burst: Int, perSecond: Double) {
    self.burst = burst
    self.perSecond = perSecond
  }

  /// The number of addresses that have not used less than their rate for a while.
  var count: Int { rates.count }

  /// Takes the token of one event of an address. Returns false if there is none.
  mutating func take(_ address: ClientAddress, at now: EventRate.Instant) -> Bool {
    sweep(at: now)
    return rates[address.network, default: EventRate(burst: burst, perSecond: perSecond, now: now)].take(
      at: now)
  }

  /// Takes the tokens of what an address has done already, which may leave a debt.
  mutating func spend(_ cost: Double, of address: ClientAddress, at now: EventRate.Instant) {
    sweep(at: now)
    rates[address.network, default: EventRate(burst: burst, perSecond: perSecond, now: now)].spend(
      cost, at: now)
  }

  /// The time until an address has no debt; zero if it has none.
  func debt(of address: ClientAddress, at now: EventRate.Instant) -> Duration {
    rates[address.network]?.debt(at: now) ?? .zero
  }

  /// Whether there is a token for an event of an address.
  func admits(_ address: ClientAddress, at now: EventRate.Instant) -> Bool {
    rates[address.network]?.admits(at: now) ?? true
  }

  /// Forgets the addresses whose buckets are full again. O(1) per event on average.
  private mutating func sweep(at now: EventRate.Instant) {
    guard rates.count >= nextSweep else { return }
    rates = rates.filter { !$0.value.isFull(at: now) }
    nextSweep = max(64, rates.count * 2)
  }
}
