import Foundation
import Testing

@testable import TestSupport

/// A server with several workers, started by a shell that outlives it.
final class ServedWorkers: Sendable {
  let port: Int
  /// The port for operators.
  let operationsPort: Int
  /// The process that supervises the workers.
  let supervisor: pid_t
  private let shell: ChildProcess
  private let printed: PrintedText

  private init(_ shell: ChildProcess, _ printed: PrintedText) async throws {
    func number(after words: String) async throws -> Int {
      let match = await printed.firstMatch(of: words + "[0-9]+")
      return try #require(match.flatMap { Int($0.drop { !$0.isNumber }) }, "\(printed.text)")
    }
    self.shell = shell
    self.printed = printed
    supervisor = pid_t(try await number(after: "Supervisor "))
    operationsPort = try await number(after: "Operators use port ")
    port = try await number(after: "Serving at port ")
  }

  /// Runs a test with two workers.
  ///
  /// - Parameters:
  ///   - app: The app and further options.
  ///   - program: Returns the path of the program in a folder; nil for that of the tests.
  static func run(
    _ app: [String] = ["club"],
    program: (_ folder: String) throws -> String? = { _ in nil },
    _ body: (ServedWorkers, _ folder: String) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let path = try program(folder) ?? ServerProcess.executable("TestServers")
      let output = try Spawn.pipe()
      let script = #""$@" 2>&1 & echo "Supervisor $!"; wait $!; echo "Code $?"; exec sleep 3600"#
      let shell = try ChildProcess(
        "/bin/sh",
        [
          "-c", script, "sh", path, "--port", "0", "--data", folder, "--workers", "2",
          "--operations-port", "0",
        ] + app,
        environment: ["PATH": "/usr/bin:/bin", "HOME": folder].merging(
          ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
        ) { $1 },
        descriptors: [(output.write, 1)])
      Spawn.close(output.write)
      let printed = PrintedText(reading: output.read)
      do {
        let workers = try await ServedWorkers(shell, printed)
        try await workers.becomeHealthy()
        try await body(workers, folder)
      } catch {
        Issue.record("The server printed:\n\(printed.text)")
        await shell.end()
        throw error
      }
      await shell.end()
    }
  }

  /// The processes of the workers.
  var workers: Set<pid_t> {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(supervisor)/task")) ?? []
    let children = threads.compactMap {
      try? String(contentsOfFile: "/proc/\(supervisor)/task/\($0)/children", encoding: .utf8)
    }
    return Set(children.flatMap { $0.split(separator: " ") }.compactMap { pid_t($0) })
  }

  /// Waits for a line that matches a regular expression.
  func line(_ expression: String) async throws {
    try #require(await printed.firstMatch(of: expression) != nil, "\(expression) in \(printed.text)")
  }

  /// Returns the response to a request for a path, over a connection of its own.
  func get(_ path: String, port: Int? = nil, cookie: String = "") async throws -> HTTPAnswer {
    let port = port ?? self.port
    let connection = try await RawConnection.connect(port: port)
    try await connection.send(
      "GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nCookie: \(cookie)\r\nConnection: close\r\n\r\n")
    return HTTPAnswer(await connection.readToEnd())
  }

  /// Sends requests on one connection until the server closes it, and returns the status codes of the responses.
  func answersOnOneConnection(while isWanted: @autoclosure () -> Bool) async throws -> [Int] {
    let connection = try await RawConnection.connect(port: port)
    var answers: [Int] = []
    while isWanted() {
      try await connection.send("GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let head = HTTPAnswer(Array(try await connection.read(to: "\r\n\r\n").utf8))
      _ = try await connection.read(head["Content-Length"].flatMap { Int($0) } ?? 0)
      answers.append(head.status)
      if head["Connection"] == "close" { break }
    }
    return answers
  }

  /// Waits until all workers are ready.
  func becomeHealthy() async throws {
    try await wait { try await self.get("/healthz", port: self.operationsPort).status == 200 }
  }

  /// Waits until a condition holds. The time limit of the test ends it otherwise.
  func wait(until condition: () async throws -> Bool) async throws {
    while try await !condition() { try await Task.sleep(for: .milliseconds(20)) }
  }

  /// Whether all threads of a process are stopped.
  static func isStopped(_ process: pid_t) -> Bool {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.allSatisfy {
      let status = try? String(contentsOfFile: "/proc/\(process)/task/\($0)/stat", encoding: .utf8)
      return status?.contains(") T ") == true
    }
  }

  /// Whether a process exists, and has not only to be removed from the system's table.
  static func isRunning(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z") } ?? false
  }
}
