/// The time to wait before each new attempt.
public struct Backoff: Sendable {
  private let delay: @Sendable (Int) -> Duration

  /// Creates a backoff from the wait before attempt 2, 3, ….
  public init(_ delay: @escaping @Sendable (Int) -> Duration) { self.delay = delay }

  /// The same wait before each attempt.
  public static func constant(_ duration: Duration) -> Backoff { Backoff { _ in duration } }

  /// A wait that doubles with each attempt, from `first` up to `limit`.
  public static func exponential(from first: Duration, upTo limit: Duration = .seconds(60)) -> Backoff {
    Backoff { attempt in min(limit, first.asDelay * (1 << min(attempt - 2, 20))) }
  }

  /// Returns the wait before an attempt; the first has the number 1.
  func wait(before attempt: Int) -> Duration { delay(attempt).asDelay }
}

/// Runs `operation` until it succeeds, at most `attempts` times but at least once, and waits in between. A
/// cancellation ends it immediately, and an operation that throws `CancellationError` is not tried again.
///
///     attempts   ✗ ─ wait ─ ✗ ─── wait ─── ok
///     returns                              ok ▶
///
///     let weather = try await retry(3, backoff: .exponential(from: .seconds(1)), clock: clock) { try await service.weather() }
///
/// - Throws: the error of the last attempt.
@MainActor
public func retry<Output: Sendable>(
  _ attempts: Int, backoff: Backoff, clock: any Clock<Duration> = ContinuousClock(),
  _ operation: @MainActor () async throws -> Output
) async throws -> Output {
  var attempt = 1
  while true {
    do {
      return try await operation()
    } catch {
      attempt += 1
      if attempt > attempts || error is CancellationError || Task.isCancelled { throw error }
    }
    let wait = backoff.wait(before: attempt)
    if clock is any TimerClock {
      // It counts its own sleepers as waiting.
      try await clock.sleep(for: wait)
    } else {
      try await WorkScope.waiting { try await clock.sleep(for: wait) }
    }
  }
}

extension Signal where Value: Sendable {
  /// The result of `operation` for the newest event, tried up to `attempts` times: its output, or the error of the last attempt. A newer event
  /// cancels the attempts of the older one.
  ///
  ///     self       ─ A ───────────────────── B ─────────▶
  ///     attempts     ✗ ─ wait ─ ✗ ─ wait ─ ✗   ✗ ─ wait ─ b
  ///     retry(3)   ────────────────────── error ──────── b ▶
  ///
  /// ``Signal/catch(_:)`` converts the error to a value.
  public func retry<Output: Sendable>(
    _ attempts: Int, backoff: Backoff, clock: any Clock<Duration> = ContinuousClock(),
    _ operation: @escaping @MainActor (Value) async throws -> Output
  ) -> Signal<Result<Output, any Error>> {
    flatMapLatest { event async -> Result<Output, any Error> in
      await outcome(of: attempts, backoff, clock) { try await operation(event) }
    }
  }
}

extension Driver where Value: Sendable {
  /// As for a signal: for the current value when the first observer begins, then for each change.
  ///
  ///     self       A ────────────────── B ────────▶
  ///     attempts   ✗ ─ wait ─ a         ✗ ─ wait ─ b
  ///     retry(3)   ────────── a ───────────────── b ▶
  public func retry<Output: Sendable>(
    _ attempts: Int, backoff: Backoff, clock: any Clock<Duration> = ContinuousClock(),
    _ operation: @escaping @MainActor (Value) async throws -> Output
  ) -> Signal<Result<Output, any Error>> {
    flatMapLatest { value async -> Result<Output, any Error> in
      await outcome(of: attempts, backoff, clock) { try await operation(value) }
    }
  }
}

/// The result of the attempts, or the error of the last one.
@MainActor
private func outcome<Output: Sendable>(
  of attempts: Int, _ backoff: Backoff, _ clock: any Clock<Duration>,
  _ operation: @MainActor () async throws -> Output
) async -> Result<Output, any Error> {
  do { return .success(try await retry(attempts, backoff: backoff, clock: clock, operation)) } catch {
    return .failure(error)
  }
}
