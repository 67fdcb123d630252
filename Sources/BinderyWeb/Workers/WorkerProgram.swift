internal import Foundation
internal import NIOCore

/// How this program was started, to start it again as a worker.
struct WorkerProgram: Sendable {
  /// The path by which it was started. Another program that is installed there later is used from then on.
  let path: String
  let arguments: [String]
  let environment: [String: String]

  /// Variables that systemd sets for the supervisor alone.
  private static let reserved = [
    "LISTEN_FDS", "LISTEN_FDNAMES", "LISTEN_PID", "NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC",
  ]

  /// The program that runs.
  static var current: WorkerProgram {
    WorkerProgram(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment,
      folder: FileManager.default.currentDirectoryPath)
  }

  /// Finds the path as the shell that started the program did.
  ///
  /// - Parameter folder: The current folder.
  init(arguments: [String], environment: [String: String], folder: String) {
    let name = arguments.first ?? ""
    path =
      if name.contains("/") {
        name.hasPrefix("/") ? name : "\(folder)/\(name)"
      } else {
        (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first {
          !name.isEmpty && $0.hasPrefix("/") && access($0, X_OK) == 0
        } ?? "/proc/self/exe"
      }
    self.arguments = arguments
    self.environment = environment.filter { !Self.reserved.contains($0.key) }
  }

  /// The environment of a worker.
  ///
  /// - Parameters:
  ///   - name: The number of the worker, from 1 on, or its role.
  ///   - count: The number of workers.
  ///   - changes: Further variables; nil removes one.
  func environment(_ name: String, of count: Int, changes: [String: String?] = [:]) -> [String: String] {
    // Each worker has a main actor, which needs most of a core. More event loops would only need memory.
    let loops = max(1, System.coreCount / count)
    var variables = ["NIO_SINGLETON_GROUP_LOOP_COUNT": String(loops)].merging(environment) { $1 }
    for (name, value) in changes { variables[name] = value }
    variables[Worker.variable] = "\(name)/\(count)"
    return variables
  }
}
