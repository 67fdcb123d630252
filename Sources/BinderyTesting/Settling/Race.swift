internal import Synchronization

/// Waits for the first of several outcomes, and ignores later ones.
final class Race: Sendable {
  /// The cause of the end of the wait.
  enum Outcome { case idle, outOfTime, cancelled }

  private enum State {
    case running(CheckedContinuation<Outcome, Never>?)
    case finished(Outcome)
  }

  private let state = Mutex(State.running(nil))

  /// Ends the race, unless it has already ended.
  func finish(_ outcome: Outcome) {
    let waiter = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard case .running(let waiter) = state else { return nil }
      state = .finished(outcome)
      return waiter
    }
    waiter?.resume(returning: outcome)
  }

  /// The first outcome. Cancellation of the task is one of the outcomes.
  var outcome: Outcome {
    get async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let outcome = state.withLock { state -> Outcome? in
            if case .finished(let outcome) = state { return outcome }
            state = .running(continuation)
            return nil
          }
          if let outcome { continuation.resume(returning: outcome) }
        }
      } onCancel: {
        finish(.cancelled)
      }
    }
  }
}
