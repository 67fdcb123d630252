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

  /// The first outcome, within a limit of real time. Time in which the main actor is busy with other work does not count.
  func outcome(within limit: Duration) async -> Outcome {
    let watchdog = Task.detached { [self] in
      let slices = 30
      for _ in 0..<slices {
        do { try await Task.sleep(for: limit / slices) } catch { return }
        // Returns when everything that was ready to run on the main actor has run.
        await MainActor.run {}
      }
      finish(.outOfTime)
    }
    defer { watchdog.cancel() }
    return await outcome
  }
}
