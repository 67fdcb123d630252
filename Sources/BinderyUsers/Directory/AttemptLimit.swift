/// How often something may be tried with each name: some times at once, then once in a while. Names without an account count as well, so that
/// nobody learns from it which ones exist.
struct AttemptLimit {
  private let burst: Int
  private let interval: Duration
  private let maximumNames: Int
  /// The time at which all attempts with a name are forgotten.
  private var ends: [String: ContinuousClock.Instant] = [:]

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - burst: The number of attempts at once.
  ///   - interval: The time after which one attempt is forgotten.
  ///   - maximumNames: The number of names that are remembered. With more, those that are forgotten first go.
  init(burst: Int, interval: Duration, maximumNames: Int = 10_000) {
    self.burst = burst
    self.interval = interval
    self.maximumNames = maximumNames
  }

  /// The number of names that are remembered.
  var count: Int { ends.count }

  /// Counts an attempt. Returns whether it may be made.
  mutating func take(_ name: String, at now: ContinuousClock.Instant) -> Bool {
    let end = max(ends[name] ?? now, now) + interval
    guard end - now <= interval * burst else { return false }
    if ends.count >= maximumNames, ends[name] == nil { sweep(at: now) }
    ends[name] = end
    return true
  }

  /// Forgets the attempts with a name.
  mutating func forget(_ name: String) { ends[name] = nil }

  private mutating func sweep(at now: ContinuousClock.Instant) {
    ends = ends.filter { $0.value > now }
    guard ends.count >= maximumNames else { return }
    let kept = ends.sorted { $0.value > $1.value }.prefix(maximumNames / 2)
    ends = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}
