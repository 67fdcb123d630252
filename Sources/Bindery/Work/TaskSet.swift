/// Concurrent tasks up to a limit; others wait in order.
@MainActor
final class TaskSet {
  /// Starts a task, which calls `finish` when it ends.
  typealias Start = @MainActor (_ finish: @escaping @MainActor () -> Void) -> Task<Void, Never>

  private let limit: Int
  private var running: [Int: Task<Void, Never>] = [:]
  private var waiting = Queue<Start>()
  private var lastID = 0

  init(limit: Int) { self.limit = limit }

  /// Starts an operation, or queues it.
  func add(_ name: String, _ operation: @escaping @MainActor @Sendable () async -> Void) {
    add { finish in
      WorkScope.start(name) {
        await operation()
        finish()
      }
    }
  }

  /// Starts a task, or queues it.
  func add(_ start: @escaping Start) {
    guard running.count >= limit else { return run(start) }
    let turn = QueuedTurn()
    waiting.append { finish in turn.begin { start(finish) } }
  }

  /// Cancels the running tasks and discards the waiting ones.
  func cancel() {
    waiting = []
    let cancelled = running
    running = [:]
    for task in cancelled.values { task.cancel() }
  }

  private func run(_ start: Start) {
    lastID += 1
    let id = lastID
    running[id] = start { [weak self] in self?.end(id) }
  }

  private func end(_ id: Int) {
    guard running.removeValue(forKey: id) != nil else { return }
    while running.count < limit, let next = waiting.popFirst() { run(next) }
  }
}
