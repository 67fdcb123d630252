internal import Foundation
internal import Synchronization

/// A built program of this package that serves an app on a free port, started like a user starts it.
final class ServerProcess: Sendable {
  /// The address: `http://127.0.0.1:34567`.
  let address: String
  /// The port in ``address``.
  let port: Int
  private let program: String
  private let arguments: [String]
  private let home: String
  private let environment: [String: String]
  private let running: Mutex<(process: ChildProcess, printed: PrintedText)>

  private init(
    _ running: (process: ChildProcess, printed: PrintedText), address: String, port: Int, program: String,
    arguments: [String], home: String, environment: [String: String]
  ) {
    self.running = Mutex(running)
    self.address = address
    self.port = port
    self.program = program
    self.arguments = arguments
    self.home = home
    self.environment = environment
  }

  /// Starts a program and waits until it prints its address.
  /// - Parameters:
  ///   - program: The name of its executable.
  ///   - arguments: Further arguments, such as `--sample`.
  ///   - environment: Further variables. The program inherits only the variables of this process that it needs to
  ///     run, so that a test behaves the same everywhere.
  ///   - home: The program's home folder.
  ///   - port: The port; by default a free one.
  static func start(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], home: String,
    port: Int = 0
  ) async throws -> ServerProcess {
    let running = try launch(
      program, ["--port", String(port)] + arguments, environment: environment, home: home)
    let (address, port) = try await Self.address(of: running)
    return ServerProcess(
      running, address: address, port: port, program: program, arguments: arguments, home: home,
      environment: environment)
  }

  /// Restarts the program after it ended, with the same arguments and port.
  func restart() async throws {
    let again = try Self.launch(
      program, ["--port", String(port)] + arguments, environment: environment, home: home)
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

  /// Runs a program until it exits, to check its output and exit code. It is killed when the test is cancelled, for
  /// example by its time limit: a program that serves although it should not would run forever.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], home: String
  ) async throws -> (output: String, code: CInt) {
    let (process, printed) = try launch(program, arguments, environment: environment, home: home)
    let status = await withTaskCancellationHandler {
      await process.status
    } onCancel: {
      process.send(SIGKILL)
    }
    _ = await printed.firstMatch(of: nil)
    return (printed.text, exitCode(status))
  }

  /// The output so far.
  var output: String { running.withLock { $0.printed }.text }

  /// Whether the program runs, how it ended, and the last lines that it printed, for the report of a failed test.
  var report: String {
    let (process, printed) = running.withLock { $0 }
    let state =
      process.knownStatus.map { "has ended with code \(Self.exitCode($0))" } ?? "is running at \(address)"
    return "\(program) \(state). It printed:\n\(printed.text.suffix(4_000))"
  }

  /// Kills the program, like a power failure.
  func kill() async { await running.withLock { $0.process }.end() }

  /// Sends a signal that does not end the program.
  func send(_ signal: CInt) { running.withLock { $0.process }.send(signal) }

  /// Sends a signal (SIGTERM by default), waits until the program has ended, and returns its exit code.
  @discardableResult
  func stop(_ signal: CInt = SIGTERM) async -> CInt {
    let process = running.withLock { $0.process }
    process.send(signal)
    return Self.exitCode(await process.status)
  }

  private static func launch(
    _ program: String, _ arguments: [String], environment: [String: String], home: String
  ) throws -> (process: ChildProcess, printed: PrintedText) {
    var variables = ["HOME": home, "TZ": "UTC", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": Spawn.backtrace]
    for name in ["PATH", "LD_LIBRARY_PATH", "TMPDIR"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    variables.merge(environment) { $1 }
    let output = try Spawn.pipe()
    defer { Spawn.close(output.write) }
    let process = try ChildProcess(
      try executable(program), arguments, environment: variables,
      descriptors: [(output.write, 1), (output.write, 2)])
    return (process, PrintedText(reading: output.read))
  }

  /// The executable is built together with these tests into the same folder; a path names another one.
  static func executable(_ program: String) throws -> String {
    if program.hasPrefix("/") { return program }
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(filePath: tests).deletingLastPathComponent().appending(path: program).path
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
