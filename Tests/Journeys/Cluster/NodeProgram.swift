@testable internal import TestSupport
internal import Foundation
internal import Synchronization

/// A program that serves apps on a machine, with several workers.
final class NodeProgram: Sendable {
  private let machine: Lab.Machine
  private let name: String
  private let arguments: [String]
  private let folder: String
  private let running = Mutex<(process: ChildProcess, printed: PrintedText)?>(nil)

  /// Creates a program that does not run yet.
  ///
  /// - Parameters:
  ///   - name: the name of its executable.
  ///   - folder: its own data folder.
  init(_ name: String, _ arguments: [String], on machine: Lab.Machine, folder: String) {
    self.name = name
    self.machine = machine
    self.arguments = arguments
    self.folder = folder
  }

  /// Starts the program, and waits until it serves.
  func start() async throws {
    let options = arguments + ["--host", "0.0.0.0", "--data", folder]
    let command = machine.command(try ServerProcess.executable(name), options)
    let environment = ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
    let started = try Program.start(
      command.program, command.arguments,
      environment: environment.merging(["HOME": folder, "BINDERY_NOW": "2026-03-29T12:00:00Z"]) { $1 })
    running.withLock { $0 = started }
    guard await started.printed.firstMatch(of: "http://|Serving at port") != nil else {
      throw Program.Failure(command: name, output: started.printed.text)
    }
  }

  /// Kills the program with all workers, like a power failure.
  func kill() async { await running.withLock { $0?.process }?.end() }

  /// Kills one worker. Returns whether there was one.
  func killWorker(_ choice: Int) -> Bool {
    let workers = workerIDs
    guard !workers.isEmpty else { return false }
    return Foundation.kill(workers[choice % workers.count], SIGKILL) == 0
  }

  /// Replaces the workers, one by one.
  func reload() { if let id = running.withLock({ $0?.process.id }) { _ = Foundation.kill(id, SIGHUP) } }

  /// What the program printed, for the report of a failure.
  var output: String { running.withLock { $0?.printed.text } ?? "" }

  /// The processes of the workers.
  private var workerIDs: [pid_t] {
    guard let id = running.withLock({ $0?.process.id }) else { return [] }
    let children = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    return (children ?? "").split(separator: " ").compactMap { pid_t($0) }
  }
}
