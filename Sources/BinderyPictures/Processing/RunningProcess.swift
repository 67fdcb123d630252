internal import Foundation
internal import Synchronization

/// A process that can be killed only while it runs. Afterwards its ID may belong to another process.
final class RunningProcess: Sendable {
  private enum State {
    case starting
    case running(pid_t)
    case over
  }

  private let state = Mutex(State.starting)

  /// Records the ID of the running process.
  func begin(_ identifier: pid_t) {
    state.withLock { state in
      if case .starting = state { state = .running(identifier) }
    }
  }

  /// Records that the process has ended.
  func end() { state.withLock { $0 = .over } }

  /// Kills the process if it is running.
  func kill() {
    state.withLock { state in
      if case .running(let identifier) = state { Foundation.kill(identifier, SIGKILL) }
    }
  }
}
