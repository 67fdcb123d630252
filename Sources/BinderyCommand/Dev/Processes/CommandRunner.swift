internal import Foundation
internal import Synchronization

/// Runs commands, one at a time, until it is canceled.
final class CommandRunner: Sendable {
  private struct State {
    var process: ChildProcess?
    var isCanceled = false
  }

  private let environment: [String: String]
  private let state = Mutex(State())

  /// - Parameter environment: The environment of the commands.
  init(environment: [String: String]) { self.environment = environment }

  /// Runs a command, and returns all that it prints, once it has ended.
  ///
  /// - Parameter onPart: Called with parts of the output.
  /// - Throws: ``DevProblem/start(path:reason:)``.
  func run(
    _ command: [String], onPart: (String) -> Void = { _ in }
  ) throws(DevProblem) -> (output: String, end: ChildProcess.End) {
    var ends: [CInt] = [-1, -1]
    // Other processes that start meanwhile inherit no descriptors but their own.
    guard pipe(&ends) == 0 else {
      throw .start(path: command[0], reason: String(cString: strerror(errno)))
    }
    let (output, input) = (ends[0], ends[1])
    defer { close(output) }
    let started: Result<ChildProcess?, DevProblem> = state.withLock { [environment] state in
      guard !state.isCanceled else { return .success(nil) }
      do throws(DevProblem) {
        state.process = try ChildProcess(
          command, environment: environment, descriptors: [(input, 1), (input, 2)])
        return .success(state.process)
      } catch {
        return .failure(error)
      }
    }
    close(input)
    guard let process = try started.get() else { return ("", .signal(SIGINT)) }
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = read(output, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      all += bytes.prefix(count)
      onPart(String(decoding: bytes.prefix(count), as: UTF8.self))
    }
    let end = process.wait()
    state.withLock { $0.process = nil }
    return (String(decoding: all, as: UTF8.self), end)
  }

  /// Whether it runs no more commands.
  var isCanceled: Bool { state.withLock(\.isCanceled) }

  /// Ends the command that runs, and runs no others.
  func cancel(_ signal: CInt) {
    state.withLock { state in
      state.isCanceled = true
      state.process?.send(signal)
    }
  }
}
