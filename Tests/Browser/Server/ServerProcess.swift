@testable internal import BrowserDriver
internal import Foundation
internal import Synchronization

/// The built `gallery`, started as a person starts it, on a port that is free.
final class ServerProcess: Sendable {
  /// Where it is: `http://127.0.0.1:34567`.
  let address: String
  /// The port in ``address``.
  let port: Int
  /// The folder of its data.
  let data: String
  private let arguments: [String]
  private let environment: [String: String]
  private let running: Mutex<(process: ChildProcess, printed: PrintedText)>

  private init(
    _ running: (process: ChildProcess, printed: PrintedText), address: String, port: Int, data: String,
    arguments: [String], environment: [String: String]
  ) {
    self.running = Mutex(running)
    self.address = address
    self.port = port
    self.data = data
    self.arguments = arguments
    self.environment = environment
  }

  /// Starts the gallery and waits until it prints its address.
  /// - Parameters:
  ///   - arguments: Further arguments, such as `--sample`.
  ///   - environment: Further variables. Nothing of this process's own environment reaches the gallery but what a
  ///     program needs to run, so that a test sees the same everywhere.
  ///   - data: The folder that it keeps its data in.
  ///   - port: The port; one that is free without it.
  static func start(
    _ arguments: [String] = [], environment: [String: String] = [:], data: String, port: Int = 0
  ) async throws -> ServerProcess {
    let all = ["--data", data] + arguments
    let running = try launch(["--port", String(port)] + all, environment: environment, home: data)
    let (address, port) = try await Self.address(of: running)
    return ServerProcess(
      running, address: address, port: port, data: data, arguments: all, environment: environment)
  }

  /// Starts it again, with the same data on the same port, after it ended.
  func restart() async throws {
    let again = try Self.launch(["--port", String(port)] + arguments, environment: environment, home: data)
    running.withLock { $0 = again }
    _ = try await Self.address(of: again)
  }

  private static func address(of running: (process: ChildProcess, printed: PrintedText)) async throws -> (
    String, Int
  ) {
    let address = await running.printed.firstMatch(of: #"http://[0-9.:\[\]a-z]+"#)
    guard let address, let port = URL(string: address)?.port else {
      await running.process.end()
      throw BrowserError.serverDidNotStart(output: running.printed.text)
    }
    return (address, port)
  }

  /// Runs the gallery until it ends by itself: for what it prints and how it exits.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], home: String
  ) async throws -> (output: String, code: CInt) {
    let (process, printed) = try launch(arguments, environment: environment, home: home)
    let status = await process.status
    _ = await printed.firstMatch(of: nil)
    return (printed.text, exitCode(status))
  }

  /// All that it has printed so far.
  var output: String { running.withLock { $0.printed }.text }

  /// Ends it as a power cut does.
  func kill() async { await running.withLock { $0.process }.end() }

  /// Asks it to end (SIGTERM unless told otherwise), waits until it has, and returns its exit code.
  @discardableResult
  func stop(_ signal: CInt = SIGTERM) async -> CInt {
    let process = running.withLock { $0.process }
    process.send(signal)
    return Self.exitCode(await process.status)
  }

  private static func launch(
    _ arguments: [String], environment: [String: String], home: String
  ) throws -> (process: ChildProcess, printed: PrintedText) {
    var variables = ["HOME": home, "TZ": "UTC", "LANG": "C.UTF-8"]
    for name in ["PATH", "LD_LIBRARY_PATH", "TMPDIR"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    variables.merge(environment) { $1 }
    let output = try Spawn.pipe()
    defer { Spawn.close(output.write) }
    let process = try ChildProcess(
      try executable(), arguments, environment: variables,
      descriptors: [(output.write, 1), (output.write, 2)])
    return (process, PrintedText(reading: output.read))
  }

  /// The executable that was built together with these tests stands in the same folder.
  private static func executable() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(filePath: tests).deletingLastPathComponent().appending(path: "gallery").path
    guard access(path, X_OK) == 0 else {
      throw BrowserError.cannotStart(program: path, reason: "it has not been built; `swift build` builds it")
    }
    return path
  }

  private static func exitCode(_ status: CInt) -> CInt {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
