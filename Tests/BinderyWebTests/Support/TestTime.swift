import Bindery
import Synchronization

/// The current time of a test, which passes only when the test says so.
final class TestTime: Sendable {
  private let instant = Mutex(ContinuousClock.now)

  var now: ContinuousClock.Instant { instant.withLock(\.self) }

  /// A clock by which hosts measure. What waits, waits for real time.
  var clock: SteadyClock { SteadyClock(now: { [self] in now }) }

  func advance(by duration: Duration) { instant.withLock { $0 += duration } }
}
