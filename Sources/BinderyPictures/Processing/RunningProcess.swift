internal import Foundation
internal import Synchronization

/// A process that can be killed for as long as it runs: later, its number may be another's.
final class RunningProcess: Sendable {
  private enum State {
    case starting
    case running(pid_t)
    case over
  }

  private let state = Mutex(State.starting)

  /// It runs, under this number.
  func begin(_ identifier: pid_t) {
    state.withLock { state in
      if case .starting = state { state = .running(identifier) }
    }
  }

  /// It has ended.
  func end() { state.withLock { $0 = .over } }

  /// Ends it at once, if it runs.
  func kill() {
    state.withLock { state in
      if case .running(let identifier) = state { Foundation.kill(identifier, SIGKILL) }
    }
  }
}
