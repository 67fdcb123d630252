/// Lets one question after the other go, with a time between them, as the service's rules demand of the whole app.
actor Pacer<C: Clock<Duration>> {
  private let interval: Duration
  private let clock: C
  private var free: C.Instant?

  init(interval: Duration, clock: C) {
    self.interval = interval
    self.clock = clock
  }

  /// Returns when it is this caller's turn.
  func turn() async throws {
    let now = clock.now
    let start = free.map { max($0, now) } ?? now
    free = start.advanced(by: interval)
    if start > now { try await clock.sleep(until: start, tolerance: nil) }
  }
}
