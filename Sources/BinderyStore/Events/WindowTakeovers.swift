internal import Bindery
internal import Synchronization

/// Takes windows over, those of a burst in one transaction: the thousands of windows of a process that was killed come at once.
final class WindowTakeovers: Sendable {
  private struct Waiter {
    let mark: WindowClaim.Mark
    let turn: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var waiters: [Waiter] = []
    var isRunning = false
  }

  private let state = Mutex(State())

  /// Takes a window over. Returns once it is stored.
  func take(_ mark: WindowClaim.Mark, in engine: any StoreEngine) async throws {
    try await withCheckedThrowingContinuation { turn in
      let isFirst = state.withLock { state in
        state.waiters.append(Waiter(mark: mark, turn: turn))
        defer { state.isRunning = true }
        return !state.isRunning
      }
      // Detached: it stores the windows of others, too.
      if isFirst { Task.detached { await self.run(in: engine) } }
    }
  }

  private func run(in engine: any StoreEngine) async {
    while let waiters = next() {
      let marks = waiters.map(\.mark)
      let result: Result<Void, any Error>
      do {
        try await engine.write { writer in
          try writer.take(marks)
          return (value: (), changes: [:])
        }
        result = .success(())
      } catch {
        result = .failure(error)
      }
      for waiter in waiters { waiter.turn.resume(with: result) }
    }
  }

  /// Returns all that wait; nil if nobody does.
  private func next() -> [Waiter]? {
    state.withLock { state in
      defer { state.waiters = [] }
      if state.waiters.isEmpty { state.isRunning = false }
      return state.waiters.isEmpty ? nil : state.waiters
    }
  }
}
