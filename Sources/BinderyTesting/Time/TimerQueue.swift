internal import Bindery

/// The timers in the order in which they fire, as a pure value: by instant, then by the order in which they were set.
///
/// Tasks start to sleep on any thread, so their order between two advances of the clock is random. The order in which their work was started is
/// used instead.
///
/// With ``TestClock/Order/shuffled(seed:within:)`` any timer that is due soon after the first may fire before it, and the first then fires late.
struct TimerQueue: Sendable {
  /// A timer: an action at an instant.
  struct Timer: Sendable {
    let id: Int
    let due: TestClock.Instant
    let action: TimerAction

    /// The index among the timers that were set between the same two advances of the clock.
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
  private let order: TestClock.Order
  private var random = SeededGenerator(seed: 0)

  init(_ order: TestClock.Order = .asSet) {
    self.order = order
    if case .shuffled(let seed, _) = order { random = SeededGenerator(seed: seed) }
  }

  /// All timers, in the order in which they fire.
  var timers: [Timer] { entries.map(\.timer) }

  /// Adds a timer. One due in the past is due now.
  mutating func add(_ timer: Timer) {
    let index = entries.firstIndex { entry in
      (entry.timer.due, entry.moves, entry.timer.rank) > (timer.due, moves, timer.rank)
    }
    entries.insert((timer, moves), at: index ?? entries.endIndex)
  }

  /// Removes and returns the next timer that is due by an instant, and advances to its instant.
  mutating func takeNext(upTo deadline: TestClock.Instant) -> Timer? {
    guard let first = entries.first?.timer, first.due <= deadline else { return nil }
    let next = entries.remove(at: indexOfNext(upTo: deadline, first: first.due)).timer
    moves += 1
    now = max(now, next.due)
    return next
  }

  private mutating func indexOfNext(upTo deadline: TestClock.Instant, first: TestClock.Instant) -> Int {
    guard case .shuffled(_, let within) = order else { return 0 }
    let last = min(deadline, max(now, first).advanced(by: within))
    let candidates = entries.prefix { $0.timer.due <= last }.count
    return Int.random(in: 0..<candidates, using: &random)
  }

  /// Removes and returns a timer.
  mutating func remove(_ id: Int) -> Timer? {
    guard let index = entries.firstIndex(where: { $0.timer.id == id }) else { return nil }
    return entries.remove(at: index).timer
  }

  /// Advances to an instant before which no timer is due.
  mutating func move(to instant: TestClock.Instant) {
    now = max(now, instant)
    moves += 1
  }
}

/// The action of a timer.
enum TimerAction: Sendable {
  /// Runs a closure.
  case run(@MainActor () -> Void)
  /// Resumes a task, which counts as running from then on.
  case wake(CheckedContinuation<Void, any Error>, WorkScope.Wait)
}
