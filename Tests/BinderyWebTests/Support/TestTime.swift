import Bindery
import Synchronization

/// The current time of a test, which passes only when the test says so.
final class TestTime: Sendable {
  private let instant = Mutex(ContinuousClock.now)

  var now: ContinuousClock.Instant { instant.withLock(\.self) }

  /// A clock by which hosts measure. What waits, waits for real time.
  var clock: SteadyClock { SteadyClock(now: { [self] in now }) }

  /// The same clock for what waits for an answer that certainly comes: without one, it waits until it is canceled. A busy machine is no
  /// reason to give up.
  var clockWithoutTimeouts: SteadyClock {
    SteadyClock(
      now: { [self] in now },
      sleep: { _ in
        let (never, signal) = AsyncStream<Never>.makeStream()
        for await _ in never {}
        signal.finish()
      })
  }

  func advance(by duration: Duration) { instant.withLock { $0 += duration } }
}
