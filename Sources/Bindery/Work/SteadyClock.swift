/// A time that cannot be set, by which a host measures and waits. A test lets it pass.
package struct SteadyClock: Clock {
  package typealias Instant = ContinuousClock.Instant

  private let present: @Sendable () -> Instant
  private let pause: @Sendable (Duration) async throws -> Void

  /// Creates a clock, by default the system's.
  ///
  /// - Parameters:
  ///   - now: Returns the present time.
  ///   - sleep: Returns after a time. It throws when the task is canceled.
  package init(
    now: @escaping @Sendable () -> Instant = { .now },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    present = now
    pause = sleep
  }

  package var now: Instant { present() }

  package var minimumResolution: Duration { .zero }

  package func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await pause(now.duration(to: deadline))
  }

  /// Returns once something is done, or after a time limit.
  ///
  /// - Parameter whenDone: Calls its argument when it is done.
  package nonisolated(nonsending) func wait(
    atMost limit: Duration, until whenDone: (_ done: @escaping @Sendable () -> Void) -> Void
  ) async {
    let (either, signal) = AsyncStream<Never>.makeStream()
    whenDone { signal.finish() }
    // Detached, because it does not belong to the event that waits.
    let timeout = Task.detached { [self] in
      try? await sleep(for: limit.asDelay)
      signal.finish()
    }
    for await _ in either {}
    timeout.cancel()
  }
}
