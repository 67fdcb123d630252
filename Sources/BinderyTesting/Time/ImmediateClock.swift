internal import Bindery
internal import Synchronization

/// A clock whose sleeps end at once and are recorded, for code in which only the durations of waits matter.
///
/// If other work must run during the wait, use a ``TestClock``.
///
/// ```swift
/// let clock = ImmediateClock()
/// _ = try await service.forecast(clock: clock)
/// #expect(clock.sleeps == [.milliseconds(400)])
/// ```
public final class ImmediateClock: Clock, Sendable {
  public typealias Instant = ContinuousClock.Instant

  private let start = ContinuousClock.now
  private let noted = Mutex<[Duration]>([])

  /// Creates a clock at its start.
  public init() {}

  /// The duration of each sleep, in order.
  public var sleeps: [Duration] { noted.withLock { $0 } }

  /// The start, advanced by all sleeps, at most by a hundred years.
  public var now: Instant { start.advanced(by: sleeps.reduce(Duration.zero) { $0.adding($1) }.asDelay) }

  /// Zero.
  public var minimumResolution: Duration { .zero }

  /// Records the duration until `deadline`, and returns.
  /// - Throws: `CancellationError` in a canceled task.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let duration = now.duration(to: deadline)
    noted.withLock { $0.append(duration) }
  }
}
