import Foundation

/// Counts instructions: the program runs itself under valgrind, one trial at a time, and the cost is the difference between a run with
/// many repeats and a run with few.
enum Callgrind {
  /// This program without debug information, which valgrind cannot read completely.
  @MainActor private static let program: String = {
    let copy = FileManager.default.temporaryDirectory.appending(
      path: "bindery-bench-\(ProcessInfo.processInfo.processIdentifier)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/strip")
    process.arguments = ["--strip-debug", "-o", copy.path, CommandLine.arguments[0]]
    do { try process.run() } catch { return CommandLine.arguments[0] }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? copy.path : CommandLine.arguments[0]
  }()

  /// Instructions per operation, or `nil` without valgrind.
  @MainActor
  static func count(workload: String, trial: Trial) -> Double? {
    let few = 1
    let many = 3
    guard let small = total(workload, trial.engine, few), let large = total(workload, trial.engine, many)
    else {
      return nil
    }
    return Double(large - small) / Double(many - few) / Double(trial.operations)
  }

  @MainActor
  private static func total(_ workload: String, _ engine: Engine, _ repeats: Int) -> Int? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/valgrind")
    process.arguments = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", program,
      "--single", workload, engine.rawValue, "\(repeats)",
    ]
    // Collisions in hash tables would differ from run to run.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) {
      $1
    }
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let line = text.split(separator: "\n").first(where: { $0.contains("Collected :") }) else {
      return nil
    }
    return line.split(separator: " ").last.flatMap { Int($0) }
  }
}
