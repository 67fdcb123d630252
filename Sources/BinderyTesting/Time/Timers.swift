internal import Bindery
internal import Synchronization

/// The timers of a clock, shared by everything that sets, cancels and fires them.
///
/// Setting a timer and recording that its task waits is one atomic step, as is removing it and recording that the task
/// continues, so a scope never appears idle in between.
final class Timers: Sendable {
  let queue: Mutex<TimerQueue>
  private let lastID = Mutex(0)

  init(_ order: TestClock.Order) { queue = Mutex(TimerQueue(order)) }

  func nextID() -> Int {
    lastID.withLock { last in
      last += 1
      return last
    }
  }

  /// Descriptions of all timers, soonest first.
  var descriptions: [String] { queue.withLock { queue in queue.timers.map { describe($0, now: queue.now) } } }

  /// Descriptions of the timers that no counted work waits for. That work is reported by itself.
  var leftovers: [String] {
    queue.withLock { queue in
      queue.timers.filter { timer in
        if case .wake(_, let wait) = timer.action { wait.name == nil } else { true }
      }
      .map { describe($0, now: queue.now) }
    }
  }

  private func describe(_ timer: TimerQueue.Timer, now: TestClock.Instant) -> String {
    switch timer.action {
    case .run: "A timer due at \(timer.due) (now \(now))"
    case .wake(_, let wait): "\(wait.name ?? "A task") asleep until \(timer.due) (now \(now))"
    }
  }

  /// Sets a timer that runs a closure.
  func add(_ action: @escaping @MainActor () -> Void, id: Int, after delay: Duration) {
    queue.withLock {
      $0.add(.init(id: id, due: $0.now.advanced(by: max(delay, .zero)), action: .run(action)))
    }
  }

  /// Sets a timer that wakes the calling task.
  func add(_ sleeper: CheckedContinuation<Void, any Error>, id: Int, due: TestClock.Instant) {
    let isDue = queue.withLock { queue in
      guard due > queue.now else { return true }
      let wait = WorkScope.beginWaiting(for: "a test clock at \(due)")
      queue.add(.init(id: id, due: due, action: .wake(sleeper, wait)))
      return false
    }
    if isDue { sleeper.resume() }
  }

  /// Removes and returns the next timer that is due by an instant.
  @MainActor
  func fireNext(upTo deadline: TestClock.Instant) -> Bool {
    guard let timer = take({ $0.takeNext(upTo: deadline) }) else { return false }
    switch timer.action {
    case .run(let action): action()
    case .wake(let sleeper, _): sleeper.resume()
    }
    return true
  }

  /// Removes a timer. A task that sleeps on it continues with a `CancellationError`.
  func cancel(_ id: Int) {
    guard case .wake(let sleeper, _)? = take({ $0.remove(id) })?.action else { return }
    sleeper.resume(throwing: CancellationError())
  }

  private func take(_ body: (inout TimerQueue) -> TimerQueue.Timer?) -> TimerQueue.Timer? {
    queue.withLock { queue in
      let timer = body(&queue)
      if case .wake(_, let wait)? = timer?.action { wait.end() }
      return timer
    }
  }
}
