internal import Foundation

/// Runs other programs.
enum Tool {
  /// Runs a program, whose output goes where that of this one goes.
  ///
  /// - Throws: ``ToolProblem``.
  static func run(_ command: [String]) throws {
    let process = try start(command)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolProblem(command: command.joined(separator: " "))
    }
  }

  /// Runs a program, and returns its output without the end of the last line.
  ///
  /// - Parameter folder: The folder in which it runs; nil for that of this program.
  /// - Throws: ``ToolProblem``.
  static func output(_ command: [String], in folder: String? = nil) throws -> String {
    let pipe = Pipe()
    let process = try start(command, in: folder) { $0.standardOutput = pipe }
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolProblem(command: command.joined(separator: " "))
    }
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether a program is in one of the folders of `PATH`.
  static func exists(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  private static func start(
    _ command: [String], in folder: String? = nil, prepare: (Process) -> Void = { _ in }
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    prepare(process)
    try process.run()
    return process
  }
}
