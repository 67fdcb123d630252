internal import Bindery

/// Timers in the order in which they fire: by instant, then by the order in which they were set. A pure value.
///
/// Tasks go to sleep on whatever thread they run. Between two moves of the clock the order in which they do is luck, so
/// there it is that in which their work was started.
struct TimerQueue: Sendable {
  /// Something to happen at an instant.
  struct Timer: Sendable {
    let id: Int
    let due: TestClock.Instant
    let action: TimerAction

    /// Its place among those that were set between the same two moves of the clock.
    fileprivate var rank: Int {
      switch action {
      case .run: 0
      case .wake(_, let wait): wait.order
      }
    }
  }

  private(set) var now = TestClock.Instant()
  private var entries: [(timer: Timer, moves: Int)] = []
  private var moves = 0

  /// All timers, in the order in which they fire.
  var timers: [Timer] { entries.map(\.timer) }

  /// Adds a timer. One due in the past is due now.
  mutating func add(_ timer: Timer) {
    let index = entries.firstIndex { entry in
      (entry.timer.due, entry.moves, entry.timer.rank) > (timer.due, moves, timer.rank)
    }
    entries.insert((timer, moves), at: index ?? entries.endIndex)
  }

  /// Takes the first timer out if it is due by an instant, and moves to its own instant.
  mutating func takeNext(upTo deadline: TestClock.Instant) -> Timer? {
    guard let first = entries.first?.timer, first.due <= deadline else { return nil }
    entries.removeFirst()
    moves += 1
    now = max(now, first.due)
    return first
  }

  /// Takes a timer out, wherever it stands.
  mutating func remove(_ id: Int) -> Timer? {
    guard let index = entries.firstIndex(where: { $0.timer.id == id }) else { return nil }
    return entries.remove(at: index).timer
  }

  /// Moves to an instant by which no timer is due.
  mutating func move(to instant: TestClock.Instant) {
    now = max(now, instant)
    moves += 1
  }
}

/// What a timer does when it fires.
enum TimerAction: Sendable {
  /// Runs a closure.
  case run(@MainActor () -> Void)
  /// Lets a task go on, which counts as under way from that moment.
  case wake(CheckedContinuation<Void, any Error>, WorkScope.Wait)
}
