internal import Bindery

/// Timers in the order in which they fire: by instant, then by the order in which they were set. A pure value.
struct TimerQueue: Sendable {
  /// Something to happen at an instant.
  struct Timer: Sendable {
    let id: Int
    let due: TestClock.Instant
    let action: TimerAction
  }

  private(set) var now = TestClock.Instant()
  private(set) var timers: [Timer] = []

  /// Adds a timer behind all that are due no later. One due in the past is due now.
  mutating func add(_ timer: Timer) {
    let index = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
    timers.insert(timer, at: index)
  }

  /// Takes the first timer out if it is due by an instant, and moves to its own instant.
  mutating func takeNext(upTo deadline: TestClock.Instant) -> Timer? {
    guard let first = timers.first, first.due <= deadline else { return nil }
    timers.removeFirst()
    now = max(now, first.due)
    return first
  }

  /// Takes a timer out, wherever it stands.
  mutating func remove(_ id: Int) -> Timer? {
    guard let index = timers.firstIndex(where: { $0.id == id }) else { return nil }
    return timers.remove(at: index)
  }

  /// Moves to an instant by which no timer is due.
  mutating func move(to instant: TestClock.Instant) { now = max(now, instant) }
}

/// What a timer does when it fires.
enum TimerAction: Sendable {
  /// Runs a closure.
  case run(@MainActor () -> Void)
  /// Lets a task go on, which counts as under way from that moment.
  case wake(CheckedContinuation<Void, any Error>, WorkScope.Wait)
}
