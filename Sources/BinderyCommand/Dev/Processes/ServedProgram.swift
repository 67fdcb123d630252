internal import Foundation

/// A process of the program that is developed.
///
///     port ── descriptor 3, LISTEN_FDS ──▶ program ── NOTIFY_SOCKET: READY=1 ──▶ this process
///     this process ── descriptor 4: what does not compile ──▶ program, and its pages
///
/// It ends when the other end of descriptor 4 is closed, so also with this process.
final class ServedProgram: Sendable {
  /// What a process does.
  enum Event: Sendable, Equatable {
    case ready
    case ended(ChildProcess.End)
  }

  private let process: ChildProcess
  private let link: CInt

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - command: The program, with its arguments.
  ///   - port: The port on which it serves.
  ///   - readiness: The path of a socket that is made for it.
  ///   - onEvent: Called on a thread of its own.
  /// - Throws: ``DevProblem/start(path:reason:)``.
  init(
    _ command: [String], on port: OpenPort, readiness path: String,
    onEvent: @escaping @Sendable (Event) -> Void
  ) throws(DevProblem) {
    let readiness = try ReadinessSocket(path: path)
    var ends: [CInt] = [-1, -1]
    let kind = CInt(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      readiness.close()
      throw .start(path: command[0], reason: String(cString: strerror(errno)))
    }
    defer { close(ends[1]) }
    // The variables have the number of the process, which only the process itself knows before it begins.
    let shell = ["/bin/sh", "-c", #"export LISTEN_PID=$$ BINDERY_DEVELOPMENT=$$; exec "$0" "$@""#]
    let variables = ["LISTEN_FDS": "1", "NOTIFY_SOCKET": path]
    do {
      process = try ChildProcess(
        shell + command, environment: ProcessInfo.processInfo.environment.merging(variables) { $1 },
        descriptors: [(port.descriptor, 3), (ends[1], 4)])
    } catch {
      close(ends[0])
      readiness.close()
      throw error
    }
    link = ends[0]
    let thread = Thread { [self] in
      follow(readiness, onEvent)
      onEvent(.ended(process.wait()))
    }
    thread.start()
  }

  deinit { close(link) }

  /// Shows its pages what does not compile.
  func show(_ problems: [Diagnostic]) {
    var shown = problems
    // A message that is too large is worth nothing.
    while let message = try? JSONEncoder().encode(shown), message.count > 60_000 { shown.removeLast() }
    guard let message = try? JSONEncoder().encode(shown) else { return }
    message.withUnsafeBytes {
      // A program that does not read shows an earlier message.
      _ = send(link, $0.baseAddress, $0.count, CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL))
    }
  }

  /// Asks it to complete what it has begun, and to end.
  func stop() { process.send(SIGTERM) }

  /// Ends it at once.
  func kill() { process.send(SIGKILL) }

  /// Waits until the process closes its end of the link.
  private func follow(_ readiness: ReadinessSocket, _ onEvent: @Sendable (Event) -> Void) {
    defer { readiness.close() }
    var isReady = false
    while true {
      var requests = [
        pollfd(fd: link, events: 0, revents: 0),
        pollfd(fd: isReady ? -1 : readiness.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&requests, 2, -1) > 0 else { continue }
      if requests[1].revents != 0, readiness.read() {
        isReady = true
        onEvent(.ready)
      }
      if requests[0].revents != 0 { return }
    }
  }
}
