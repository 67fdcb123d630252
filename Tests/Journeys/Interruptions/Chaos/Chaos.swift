internal import Synchronization

/// The shared state of a chaos test's scripted users: the phase of the test and the number of finished tasks.
final class Chaos: Sendable {
  /// A phase of the test.
  enum Phase: Sendable {
    /// All users act.
    case acting
    /// All users finish their current tasks.
    case finishing
    /// Every page must show the lines of its path.
    case comparing([String: [String]])
  }

  private struct State {
    var phase = Phase.acting
    var finished = 0
    /// The current tasks of users that have not finished.
    var busy: [String: String] = [:]
  }
  private let state = Mutex(State())

  /// The current phase.
  var phase: Phase {
    get { state.withLock(\.phase) }
    set { state.withLock { $0.phase = newValue } }
  }

  /// The number of finished tasks.
  var finished: Int { state.withLock(\.finished) }
  /// The current tasks of users that have not finished.
  var busy: [String: String] { state.withLock(\.busy) }

  /// Adds finished tasks.
  func finish(_ count: Int) { state.withLock { $0.finished += count } }
  /// Records the current task of a user; nil if there is none.
  func note(_ doing: String?, of person: String) { state.withLock { $0.busy[person] = doing } }
}
