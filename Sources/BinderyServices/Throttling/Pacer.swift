/// Spaces requests by a minimum interval, as some services require of a whole program.
public actor Pacer<C: Clock<Duration>> {
  private let interval: Duration
  private let clock: C
  private var free: C.Instant?

  /// Creates a pacer whose first turn is immediate.
  /// - Parameters:
  ///   - interval: The minimum time between turns.
  ///   - clock: The clock for the interval.
  public init(interval: Duration, clock: C) {
    self.interval = interval
    self.clock = clock
  }

  /// Waits for the caller's turn.
  /// - Throws: `CancellationError` if the task is canceled.
  public func turn() async throws {
    let now = clock.now
    let start = free.map { max($0, now) } ?? now
    free = start.advanced(by: interval)
    if start > now { try await clock.sleep(until: start, tolerance: nil) }
  }
}
