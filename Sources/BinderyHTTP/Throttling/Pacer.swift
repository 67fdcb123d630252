/// Lets one question after the other go, with a time between them, as the rules of some services demand of a whole
/// program.
public actor Pacer<C: Clock<Duration>> {
  private let interval: Duration
  private let clock: C
  private var free: C.Instant?

  /// Makes a pacer whose first turn is at once.
  /// - Parameters:
  ///   - interval: the time from one turn to the next.
  ///   - clock: what it is measured on.
  public init(interval: Duration, clock: C) {
    self.interval = interval
    self.clock = clock
  }

  /// Returns when it is this caller's turn.
  /// - Throws: `CancellationError` when nobody waits any more.
  public func turn() async throws {
    let now = clock.now
    let start = free.map { max($0, now) } ?? now
    free = start.advanced(by: interval)
    if start > now { try await clock.sleep(until: start, tolerance: nil) }
  }
}
