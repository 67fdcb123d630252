internal import Dispatch
internal import Glibc

/// A program in its own pseudo-terminal, like in a terminal window.
@MainActor
public final class TerminalProcess {
  /// The end of a process.
  public enum End: Hashable, Sendable {
    case exit(code: CInt)
    case signal(CInt)
  }

  /// The terminal in which it runs.
  public let terminal: PseudoTerminal
  /// The process ID, which is also that of its session.
  public let processID: CInt
  private var ended: Task<End, Never>?

  /// Starts a program.
  public init(
    _ program: String, _ arguments: [String], environment: [String: String], columns: Int = 80, rows: Int = 24
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    terminal.read()
    let environment = environment.merging(["SWIFT_BACKTRACE": Spawn.backtrace]) { own, _ in own }
    processID = try Spawn.run(program, arguments, environment: environment, terminal: terminal.path)
  }

  /// Sends a signal to the process.
  public func send(_ signal: CInt) { kill(processID, signal) }

  /// Waits until the process has ended.
  public func end() async -> End {
    let task = ended ?? Task { [processID] in await Self.wait(for: processID) }
    ended = task
    return await task.value
  }

  private nonisolated static func wait(for processID: CInt) async -> End {
    await withCheckedContinuation { continuation in
      // Use a separate thread, because waiting blocks it.
      DispatchQueue(label: "bindery.terminal-process").async {
        var status: CInt = 0
        while waitpid(processID, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        continuation.resume(returning: signal == 0 ? .exit(code: (status >> 8) & 0xFF) : .signal(signal))
      }
    }
  }
}
