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
    bindery_await_end(id)
    return isRunning.withLock { isRunning in
      isRunning = false
      let code = bindery_reap(id)
      return code < 0 ? .signal(-code) : .code(code)
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
    let arguments = program.arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let error = bindery_spawn(
      &id, program.path, arguments, variables, 0, CInt(descriptors.count), descriptors.map(\.ours),
      descriptors.map(\.theirs))
    guard error == 0 else { throw failure(error) }
    return id
  }

  private static func failure(_ code: CInt) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
  }
}
