import Synchronization

/// The current time of a test, which passes only when the test says so.
final class TestTime: Sendable {
  private let instant = Mutex(ContinuousClock.now)

  var now: ContinuousClock.Instant { instant.withLock(\.self) }

  func advance(by duration: Duration) { instant.withLock { $0 += duration } }
}
