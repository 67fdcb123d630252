@testable internal import TestSupport
internal import Foundation

/// Programs of this machine that a test runs to their end, such as `ip`.
enum Program {
  /// A program that failed, with its output.
  struct Failure: Error, CustomStringConvertible {
    let command: String
    let output: String

    var description: String { "“\(command)” failed: \(output)" }
  }

  /// Runs a program and returns its output and exit code.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (output: String, code: CInt) {
    let (process, printed) = try start(program, arguments, environment: environment)
    let status = await process.status
    _ = await printed.firstMatch(of: nil)
    // The low byte of a wait status is zero for a program that has exited by itself.
    return (printed.text, status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F))
  }

  /// Runs a program and returns its output.
  ///
  /// - Throws: ``Failure`` if its exit code is not zero.
  @discardableResult
  static func require(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> String {
    let (output, code) = try await run(program, arguments, environment: environment)
    guard code == 0 else {
      throw Failure(command: ([program] + arguments).joined(separator: " "), output: output)
    }
    return output
  }

  /// Starts a program that goes on.
  static func start(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (process: ChildProcess, printed: PrintedText) {
    let output = try Spawn.pipe()
    defer { Spawn.close(output.write) }
    var variables = ["PATH": path, "TZ": "UTC", "LANG": "C.UTF-8"]
    variables.merge(environment) { $1 }
    let process = try ChildProcess(
      try file(program), arguments, environment: variables,
      descriptors: [(output.write, 1), (output.write, 2)])
    return (process, PrintedText(reading: output.read))
  }

  private static let path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

  private static func file(_ program: String) throws -> String {
    if program.hasPrefix("/") { return program }
    for folder in path.split(separator: ":") {
      let file = "\(folder)/\(program)"
      if FileManager.default.isExecutableFile(atPath: file) { return file }
    }
    throw Failure(command: program, output: "It is not installed. `make chaos` installs what it needs.")
  }
}
