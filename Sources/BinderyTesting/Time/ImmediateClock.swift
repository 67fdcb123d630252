internal import Synchronization

/// A clock whose sleeps end at once and are noted, for what waits between tries where only the waits matter.
///
/// Where it matters what happens meanwhile, take a ``TestClock``.
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

  /// Makes a clock at its start.
  public init() {}

  /// How long each sleep would have been, in order.
  public var sleeps: [Duration] { noted.withLock { $0 } }

  /// When it was made, and later by all sleeps.
  public var now: Instant { start.advanced(by: sleeps.reduce(.zero, +)) }

  /// Zero.
  public var minimumResolution: Duration { .zero }

  /// Notes how long it would be until `deadline`, and returns.
  /// - Throws: `CancellationError` in a cancelled task.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let duration = now.duration(to: deadline)
    noted.withLock { $0.append(duration) }
  }
}
