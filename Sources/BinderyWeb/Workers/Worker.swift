internal import Foundation

/// This process as one of several workers, which share a port.
///
///     supervisor ── descriptor 3: the port ──▶ worker
///         ▲   └──── descriptor 4: its end is the end of the supervisor
///         └──────── a report each second, over the same socket
struct Worker: Sendable {
  /// The name of the variable with the number of the worker and of all workers: `1/4`.
  static let variable = "BINDERY_WORKER"
  /// The descriptor of the socket between worker and supervisor.
  static let link = ListeningSocket.firstInherited + 1
  /// The time after the end of the supervisor after which a worker that has not stopped ends anyway.
  private static let orphanLimit: UInt32 = 15

  /// The number of workers, among which limits of the machine are divided.
  let count: Int

  /// The worker that this process is; nil if it has no supervisor.
  static let current = Worker(environment: ProcessInfo.processInfo.environment)

  /// Reads the variable.
  init?(environment: [String: String]) {
    let parts = environment[Self.variable]?.split(separator: "/").compactMap { Int($0) } ?? []
    guard parts.count == 2, parts[0] > 0, parts[1] >= parts[0] else { return nil }
    count = parts[1]
  }

  /// Returns the socket of the port.
  ///
  /// - Throws: ``WebHostError/inheritedSocket(reason:)`` if the process did not inherit it.
  func socket() throws(WebHostError) -> ListeningSocket {
    try ListeningSocket(inherited: ListeningSocket.firstInherited)
  }

  /// Leaves signals of the terminal to the supervisor, and calls a closure when it has ended.
  func follow(onEnd stop: @escaping @Sendable () -> Void) {
    _ = fcntl(Self.link, F_SETFD, FD_CLOEXEC)
    signal(SIGINT, SIG_IGN)
    signal(SIGHUP, SIG_IGN)
    let thread = Thread {
      var bytes = [UInt8](repeating: 0, count: 64)
      while true {
        let count = read(Self.link, &bytes, bytes.count)
        if count == 0 || (count < 0 && errno != EINTR) { break }
      }
      stop()
      // A handler that never ends cannot be interrupted.
      sleep(Self.orphanLimit)
      _exit(EX_SOFTWARE)
    }
    thread.start()
  }

  /// Reports once a second, as long as the process runs.
  func beginReports(of health: any Health, metrics: (@Sendable () -> String)?) {
    Task.detached {
      while true {
        report(
          WorkerReport(failure: health.failure, busyReason: health.busyReason, metrics: metrics?() ?? ""))
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
