internal import Foundation

/// This process as one of several workers, which share a port.
///
///     supervisor ── descriptor 3: the port, or connections ──▶ worker
///         ▲   └──── descriptor 4: its end is the end of the supervisor
///         └──────── a report each second, over the same socket
struct Worker: Sendable {
  /// What a worker serves.
  enum Role: String {
    /// Any visitor, of those whose connections the system gives it.
    case any
    /// One visitor.
    case visitor
    /// What belongs to no visitor with a worker of their own.
    case common
  }

  /// The name of the variable with the number or role of the worker, and the number of all workers: `1/4`, `visitor/20`.
  static let variable = "BINDERY_WORKER"
  /// The descriptor of the socket between worker and supervisor.
  static let link = ListeningSocket.firstInherited + 1
  /// The time after the end of the supervisor after which a worker that has not stopped ends anyway.
  private static let orphanLimit: UInt32 = 15

  let role: Role
  /// The number of workers, among which limits of the machine are divided.
  let count: Int

  /// The worker that this process is; nil if it has no supervisor.
  static let current = Worker(environment: ProcessInfo.processInfo.environment)

  /// Reads the variable.
  init?(environment: [String: String]) {
    let parts = environment[Self.variable]?.split(separator: "/") ?? []
    guard parts.count == 2, let count = Int(parts[1]), count > 0 else { return nil }
    if let number = Int(parts[0]) {
      guard (1...count).contains(number) else { return nil }
      role = .any
    } else {
      guard let named = Role(rawValue: String(parts[0])) else { return nil }
      role = named
    }
    self.count = count
  }

  /// Returns the source of the connections.
  ///
  /// - Throws: ``WebHostError/inheritedSocket(reason:)`` if the process did not inherit it.
  func source() throws(WebHostError) -> any ConnectionSource {
    role == .any
      ? try ListeningSocket(inherited: ListeningSocket.firstInherited)
      : HandedConnections(inherited: ListeningSocket.firstInherited)
  }

  /// Leaves signals of the terminal to the supervisor.
  ///
  /// - Parameters:
  ///   - retire: Called when the supervisor asks it to end, because its windows are not used.
  ///   - stop: Called when the supervisor has ended.
  func follow(onRetire retire: @escaping @Sendable () -> Void, onEnd stop: @escaping @Sendable () -> Void) {
    _ = fcntl(Self.link, F_SETFD, FD_CLOEXEC)
    signal(SIGINT, SIG_IGN)
    signal(SIGHUP, SIG_IGN)
    let thread = Thread {
      var bytes = [UInt8](repeating: 0, count: 64)
      while true {
        let count = read(Self.link, &bytes, bytes.count)
        if count == 0 || (count < 0 && errno != EINTR) { break }
        if count > 0 { retire() }
      }
      stop()
      // A handler that never ends cannot be interrupted.
      sleep(Self.orphanLimit)
      _exit(EX_SOFTWARE)
    }
    thread.start()
  }

  /// Reports once a second, as long as the process runs.
  func beginReports(of health: HostHealth, metrics: (@Sendable () -> String)?) {
    Task.detached {
      while true {
        // On Linux, only this writes changes to the home folder.
        if role == .visitor { UserDefaults.standard.synchronize() }
        let use = health.use
        report(
          WorkerReport(
            failure: health.failure, busyReason: health.busyReason, windows: use.windows,
            unusedSeconds: use.unusedSeconds, metrics: metrics?() ?? ""))
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  /// Sends a report, unless the supervisor has not read earlier ones.
  private func report(_ report: WorkerReport) {
    let message = report.message
    _ = send(Self.link, message, message.count, CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL))
  }
}
