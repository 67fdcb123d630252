import Bindery

/// A time that passes only when the test says so, with what sleeps in it.
@MainActor
final class SteppedTime {
  private nonisolated let time = TestTime()
  private var sleepers: [(due: ContinuousClock.Instant, wake: CheckedContinuation<Void, Never>)] = []
  private var observers: [CheckedContinuation<Void, Never>] = []

  nonisolated var now: ContinuousClock.Instant { time.now }

  /// The clock of what is tested.
  nonisolated var clock: SteadyClock {
    SteadyClock(now: { [self] in now }, sleep: { [self] in await sleep(for: $0) })
  }

  /// Waits until the time has passed.
  func sleep(for duration: Duration) async {
    let due = now + duration
    await withCheckedContinuation { wake in
      sleepers.append((due, wake))
      for observer in observers { observer.resume() }
      observers = []
    }
  }

  /// Waits until something sleeps.
  func somethingSleeps() async {
    guard sleepers.isEmpty else { return }
    await withCheckedContinuation { observers.append($0) }
  }

  /// Lets time pass, and wakes nothing: for work that takes time.
  nonisolated func pass(_ duration: Duration) { time.advance(by: duration) }

  /// Lets time pass, and wakes what is due.
  func advance(by duration: Duration) {
    pass(duration)
    let due = sleepers.filter { $0.due <= now }
    sleepers.removeAll { $0.due <= now }
    for sleeper in due { sleeper.wake.resume() }
  }
}
