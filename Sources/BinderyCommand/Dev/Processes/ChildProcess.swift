internal import CBindery
internal import Foundation
internal import Synchronization

/// A process that this one has started, with those that it starts itself.
///
/// It does not belong to the terminal's foreground: Control-C reaches this process, which ends its children in order.
final class ChildProcess: Sendable {
  /// How a process ended.
  enum End: Sendable, Equatable, CustomStringConvertible {
    case code(CInt)
    case signal(CInt)

    var description: String {
      switch self {
      case .code(let code): "ended with code \(code)"
      case .signal(let number): "was ended by signal \(number) (\(String(cString: strsignal(number))))"
      }
    }
  }

  let id: pid_t
  private let isRunning = Mutex(true)

  /// Starts a program, which is found as a shell finds it, with the given descriptors and no others.
  ///
  /// - Parameter descriptors: Descriptors of this process, and their numbers in the other one. Without 1 and 2, those of this process are
  ///   used; 0 reads nothing.
  /// - Throws: ``DevProblem/start(path:reason:)``.
  init(
    _ command: [String], environment: [String: String], descriptors: [(ours: CInt, theirs: CInt)] = []
  ) throws(DevProblem) {
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let error = bindery_spawn(
      &id, command[0], arguments, variables, 1, CInt(descriptors.count), descriptors.map(\.ours),
      descriptors.map(\.theirs))
    guard error == 0 else { throw .start(path: command[0], reason: String(cString: strerror(error))) }
    self.id = id
  }

  /// Waits for its end. Call it once.
  func wait() -> End {
    bindery_await_end(id)
    return isRunning.withLock { isRunning in
      isRunning = false
      let code = bindery_reap(id)
      return code < 0 ? .signal(-code) : .code(code)
    }
  }

  /// Sends a signal to it and to the processes that it has started, unless it has ended.
  func send(_ signal: CInt) {
    isRunning.withLock { if $0 { _ = kill(-id, signal) } }
  }
}
