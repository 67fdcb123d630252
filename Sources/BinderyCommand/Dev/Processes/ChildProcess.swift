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
    do {
      id = try Self.spawn(command, environment, descriptors)
    } catch {
      throw .start(path: command[0], reason: String(cString: strerror(error.code)))
    }
  }

  /// Waits for its end. Call it once.
  func wait() -> End {
    var information = siginfo_t()
    // Waits without removing it first, so that no signal is sent to a number that another process may have by then.
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return isRunning.withLock { isRunning in
      isRunning = false
      var status: CInt = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      return signal == 0 ? .code((status >> 8) & 0xFF) : .signal(signal)
    }
  }

  /// Sends a signal to it and to the processes that it has started, unless it has ended.
  func send(_ signal: CInt) {
    isRunning.withLock { if $0 { _ = kill(-id, signal) } }
  }

  // MARK: Starting

  private struct Failure: Error {
    let code: CInt
  }

  private static func spawn(
    _ command: [String], _ environment: [String: String], _ descriptors: [(ours: CInt, theirs: CInt)]
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // With high numbers, none is overwritten by one before it.
    let copies = descriptors.map { fcntl($0.ours, F_DUPFD_CLOEXEC, 64) }
    defer { for copy in copies where copy >= 0 { close(copy) } }
    guard copies.allSatisfy({ $0 >= 0 }) else { throw Failure(code: errno) }
    for (copy, descriptor) in zip(copies, descriptors) {
      posix_spawn_file_actions_adddup2(&actions, copy, descriptor.theirs)
    }
    let code = bindery_spawn_close_from(&actions, max(2, descriptors.map(\.theirs).max() ?? 2) + 1)
    guard code == 0 else { throw Failure(code: code) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let outcome = posix_spawnp(&id, command[0], &actions, &attributes, arguments, variables)
    guard outcome == 0 else { throw Failure(code: outcome) }
    return id
  }
}
