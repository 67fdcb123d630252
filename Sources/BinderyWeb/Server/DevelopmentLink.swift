internal import BinderyHTML
internal import Foundation
internal import Synchronization

/// The connection to `bindery dev`, which starts this process, and replaces it with another one after each change of the sources.
///
///     tool ── descriptor 3: the port, as LISTEN_FDS says ──▶ program
///      └───── descriptor 4: what does not compile, as a message for each build; its end is the end of the tool
package final class DevelopmentLink: Sendable {
  private struct State {
    var frame = ServerFrame.problems([])
    var observer: @Sendable (_ frame: String) -> Void = { _ in }
  }

  /// The name of the variable with the number of the process that the tool has started: processes that this one starts inherit the
  /// variable, and no link.
  static let variable = "BINDERY_DEVELOPMENT"
  /// The maximum size of a message in bytes.
  static let maximumBytes = 64 * 1024
  /// The time in seconds after the end of the tool after which a process that has not stopped ends anyway.
  private static let orphanLimit: UInt32 = 15

  private let descriptor: CInt
  private let state = HostLock(State())

  /// The link of this process; nil if it was started by something else.
  package static let current = DevelopmentLink(environment: ProcessInfo.processInfo.environment)

  private convenience init?(environment: [String: String]) {
    guard environment[Self.variable] == String(getpid()) else { return nil }
    self.init(descriptor: ListeningSocket.firstInherited + 1)
  }

  /// Uses a local socket, which keeps the borders of messages.
  init(descriptor: CInt) { self.descriptor = descriptor }

  /// The frame that shows a page what does not compile, or that everything does.
  var frame: String { state.withLock(\.frame) }

  /// Calls a closure on another thread with each following frame.
  func observe(_ observer: @escaping @Sendable (_ frame: String) -> Void) {
    state.withLock { $0.observer = observer }
  }

  /// Ends this process when the tool ends.
  package func follow() {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let thread = Thread { [self] in
      read()
      kill(getpid(), SIGTERM)
      // A handler that never ends cannot be interrupted.
      sleep(Self.orphanLimit)
      _exit(EX_SOFTWARE)
    }
    thread.start()
  }

  /// Reads messages until the other end is closed. Those that cannot be read are ignored.
  func read() {
    var bytes = [UInt8](repeating: 0, count: Self.maximumBytes)
    while true {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      guard let problems = try? JSONDecoder().decode([BuildProblem].self, from: Data(bytes.prefix(count)))
      else { continue }
      let frame = ServerFrame.problems(problems)
      let observer = state.withLock { state in
        state.frame = frame
        return state.observer
      }
      observer(frame)
    }
  }
}
