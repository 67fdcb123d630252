/// A token bucket: a burst of events at once, then a steady rate.
struct EventRate {
  typealias Instant = ContinuousClock.Instant

  private let burst: Double
  private let perSecond: Double
  private var tokens: Double
  private var last: Instant

  /// Creates a full bucket.
  ///
  /// - Parameters:
  ///   - burst: The number of events that may arrive at once, at least 1.
  ///   - perSecond: The number of events per second after that, more than 0.
  init(burst: Int, perSecond: Double, now: Instant) {
    self.burst = Double(max(1, burst))
    self.perSecond = perSecond > 0 ? perSecond : 1
    tokens = self.burst
    last = now
  }

  /// Whether the bucket is full, as a new one.
  func isFull(at now: Instant) -> Bool { tokens + perSecond * ((now - last) / .seconds(1)) >= burst }

  /// Whether there is a token for an event.
  func admits(at now: Instant) -> Bool { tokens + perSecond * ((now - last) / .seconds(1)) >= 1 }

  /// Takes the tokens of one event. Returns false if the bucket is empty.
  ///
  /// - Parameter cost: The number of tokens. An event that costs more than the bucket holds leaves a debt, so that the next ones wait longer.
  mutating func take(_ cost: Double = 1, at now: Instant) -> Bool {
    refill(at: now)
    guard tokens >= 1 else { return false }
    tokens -= cost
    return true
  }

  /// Takes the tokens of what has happened already, which may leave a debt.
  mutating func spend(_ cost: Double, at now: Instant) {
    refill(at: now)
    tokens -= cost
  }

  /// The time until there is no debt; zero if there is none.
  func debt(at now: Instant) -> Duration {
    let present = tokens + perSecond * ((now - last) / .seconds(1))
    return present >= 0 ? .zero : .seconds(-present / perSecond)
  }

  private mutating func refill(at now: Instant) {
    tokens = min(burst, tokens + perSecond * ((now - last) / .seconds(1)))
    last = now
  }
}
