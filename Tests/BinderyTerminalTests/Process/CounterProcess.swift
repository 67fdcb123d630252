import Glibc
import TestSupport
import Testing

/// Starts the small app of these tests, which is built into the same folder.
@MainActor
enum CounterProcess {
  /// The path of the program.
  static var program: String {
    get throws {
      var buffer = [CChar](repeating: 0, count: 4_096)
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
      let tests = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = try #require(tests.lastIndex(of: "/").map { tests[..<$0] })
      return "\(folder)/TerminalCounter"
    }
  }

  /// Starts the app in a terminal of its own, and waits for its first frame.
  static func start() async throws -> TerminalProcess {
    let process = try TerminalProcess(program, [], environment: environment())
    _ = try await process.terminal.output(containing: "A line that stays")
    return process
  }

  /// Starts a shell with control of its jobs, and waits until it is ready.
  static func startShell() async throws -> TerminalProcess {
    var environment = environment()
    environment["PS1"] = "ready> "
    let shell = try TerminalProcess("/bin/bash", ["--norc", "--noprofile", "-i"], environment: environment)
    _ = try await shell.terminal.output(containing: "ready> ")
    return shell
  }

  private static func environment() -> [String: String] {
    var variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    for name in ["PATH", "LD_LIBRARY_PATH", "TMPDIR"] {
      variables[name] = getenv(name).map { String(cString: $0) }
    }
    return variables
  }
}
