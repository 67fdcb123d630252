import Synchronization

/// A clock that a test moves.
final class SteppedClock: Sendable {
  private let instant = Mutex(ContinuousClock.now)

  /// The present time.
  var now: ContinuousClock.Instant { instant.withLock(\.self) }

  func advance(by duration: Duration) { instant.withLock { $0 += duration } }
}
