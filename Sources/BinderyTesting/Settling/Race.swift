internal import Synchronization

/// Waits for the first of several things to happen; those that come later are ignored.
final class Race: Sendable {
  /// What ended the wait.
  enum Outcome { case idle, outOfTime, cancelled }

  private enum State {
    case running(CheckedContinuation<Outcome, Never>?)
    case finished(Outcome)
  }

  private let state = Mutex(State.running(nil))

  /// Ends the race, unless something else has.
  func finish(_ outcome: Outcome) {
    let waiter = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard case .running(let waiter) = state else { return nil }
      state = .finished(outcome)
      return waiter
    }
    waiter?.resume(returning: outcome)
  }

  /// What happened first. The task's cancellation takes part in the race.
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
