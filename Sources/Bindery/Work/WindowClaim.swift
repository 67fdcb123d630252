internal import Synchronization

/// The claim of one process to act for a window.
///
/// A window moves to another process when its page reaches that one. The process that takes it over stores a new random token first; from then
/// on, a store refuses what the earlier one still writes for the window, and the host there ends it:
///
///     process A   write ── token a ── saved          write ── token a ── refused ▶ the window ends here
///     process B                            token b                       write ── token b ── saved
///
/// Whatever a window starts inherits its claim through the work scope: events, timers and tasks. A detached task inherits it with
/// `EventContext.run(_:)`.
public final class WindowClaim: Sendable {
  /// What a store compares: the name of the window's row, and the token of the process that acts for it.
  public struct Mark: Hashable, Sendable {
    /// The name of the row. It stays the same wherever the window continues.
    public let name: String
    /// The random token.
    public let token: String

    /// Creates the mark of a process that begins to act for a window.
    public init(name: String) {
      self.init(name: name, token: String(UInt64.random(in: .min ... .max), radix: 36))
    }

    /// Creates a mark from its parts.
    public init(name: String, token: String) {
      self.name = name
      self.token = token
    }
  }

  private struct State {
    var mark: Mark
    var isLost = false
    var onLoss: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>

  /// Creates the claim to a new window.
  public init(_ name: String) { state = Mutex(State(mark: Mark(name: name))) }

  /// The present mark.
  public var mark: Mark { state.withLock(\.mark) }

  /// Whether another process acts for the window.
  package var isLost: Bool { state.withLock(\.isLost) }

  /// Continues another window, whose mark a store has accepted.
  package func follow(_ mark: Mark) { state.withLock { $0.mark = mark } }

  /// Sets what happens once another process acts for the window, on any thread.
  package func onLoss(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.onLoss = body } }

  /// Records that a store has refused a mark, because another process acts for the window.
  package func lose(_ mark: Mark) {
    let body = state.withLock { state -> (@Sendable () -> Void)? in
      guard state.mark == mark, !state.isLost else { return nil }
      state.isLost = true
      return state.onLoss
    }
    body?()
  }
}
