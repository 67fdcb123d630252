internal import CBindery
internal import Foundation
internal import Synchronization

/// The process of a worker, as its supervisor sees it.
final class WorkerProcess: Sendable {
  /// How a process ended.
  enum End: Sendable, Equatable, CustomStringConvertible {
    case code(CInt)
    case signal(CInt)

    var description: String {
      switch self {
      case .code(let code): "ended with code \(code)"
      case .signal(let number): "was ended by signal \(number)"
      }
    }
  }

  /// What a process does.
  enum Event: Sendable {
    case report(WorkerReport)
    case ended(End)
  }

  /// The system's number of the process.
  let id: pid_t
  private let link: CInt
  /// Whether the number is still that of the process.
  private let isRunning = Mutex(true)

  /// Starts a program with the source of its connections at descriptor 3, a socket to this process at descriptor 4, and no other
  /// descriptors.
  ///
  /// - Parameter onEvent: Called with each report and with the end, one after the other.
  /// - Throws: `POSIXError` if the system cannot start it.
  init(
    _ program: WorkerProgram, environment: [String: String], source: CInt,
    onEvent: @escaping @Sendable (Event) -> Void
  ) throws {
    let (ours, theirs) = try Self.pair()
    do {
      id = try Self.spawn(
        program, environment,
        descriptors: [(source, ListeningSocket.firstInherited), (theirs, Worker.link)])
    } catch {
      close(ours)
      close(theirs)
      throw error
    }
    close(theirs)
    link = ours
    let thread = Thread { [self] in
      read(onEvent)
      onEvent(.ended(reap()))
    }
    thread.start()
  }

  deinit { close(link) }

  /// Sends a signal, unless the process has ended.
  func send(_ signal: CInt) {
    isRunning.withLock { if $0 { _ = kill(id, signal) } }
  }

  /// Asks the worker to end, because its windows are not used.
  func retire() {
    var byte: UInt8 = 0
    // A worker whose buffer is full does not answer, and is ended for that.
    _ = Foundation.send(link, &byte, 1, CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL))
  }

  /// Reads reports until the process has closed its end.
  private func read(_ onEvent: @Sendable (Event) -> Void) {
    var bytes = [UInt8](repeating: 0, count: WorkerReport.maximumBytes)
    while true {
      let count = Foundation.read(link, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      if let report = WorkerReport(message: bytes.prefix(count)) { onEvent(.report(report)) }
    }
  }

  private func reap() -> End {
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

  // MARK: Starting

  /// Creates the two ends of a local socket, which keeps the borders of messages.
  static func pair() throws -> (CInt, CInt) {
    var ends: [CInt] = [-1, -1]
    let kind = CInt(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw failure(errno) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ program: WorkerProgram, _ environment: [String: String], descriptors: [(ours: CInt, theirs: CInt)]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // With high numbers, none is overwritten by one before it.
    let copies = descriptors.map { fcntl($0.ours, F_DUPFD_CLOEXEC, 64) }
    defer { for copy in copies where copy >= 0 { close(copy) } }
    guard copies.allSatisfy({ $0 >= 0 }) else { throw failure(errno) }
    for (copy, descriptor) in zip(copies, descriptors) {
      posix_spawn_file_actions_adddup2(&actions, copy, descriptor.theirs)
    }
    let code = bindery_spawn_close_from(&actions, Worker.link + 1)
    guard code == 0 else { throw failure(code) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let arguments = program.arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let outcome = posix_spawn(&id, program.path, &actions, &attributes, arguments, variables)
    guard outcome == 0 else { throw failure(outcome) }
    return id
  }

  private static func failure(_ code: CInt) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
  }
}
