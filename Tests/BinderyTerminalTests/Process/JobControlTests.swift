import TestSupport
import Testing

/// A program that a shell stops and continues. In the background, the terminal is the shell's.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct JobControlTests {
  private static let entering = "\u{1B}[?1049h"
  private static let leaving = "\u{1B}[?1049l"
  /// A command that waits until a job is stopped. What it prints differs from what is typed.
  private static let untilStopped = "until jobs -s | grep -q Counter; do :; done; echo it is $((40+2))\r"

  private func stoppedProgram() async throws -> TerminalProcess {
    let shell = try await CounterProcess.startShell()
    shell.terminal.send("'\(try CounterProcess.program)'\r")
    _ = try await shell.terminal.output(containing: "A line that stays")
    shell.terminal.send("\u{1A}")
    #expect(try await shell.terminal.output(containing: "ready> ").contains(Self.leaving))
    return shell
  }

  private func leave(_ shell: TerminalProcess) async {
    shell.terminal.send("exit\r")
    _ = await shell.end()
    shell.terminal.close()
  }

  private func bringForwardAndQuit(_ shell: TerminalProcess) async throws {
    shell.terminal.send("fg\r")
    let back = try await shell.terminal.output(containing: "A line that stays")
    #expect(back.contains(Self.entering))
    shell.terminal.send("\u{11}")
    #expect(try await shell.terminal.output(containing: "ready> ").contains(Self.leaving))
    shell.terminal.send("echo it ended with $?\r")
    _ = try await shell.terminal.output(containing: "it ended with 0")
  }

  @Test func aStoppedProgramIsEndedWithoutTheTerminal() async throws {
    let shell = try await stoppedProgram()
    // Not by `wait`: a shell may already have forgotten a job that has ended.
    shell.terminal.send(
      "p=$(jobs -p); kill %1; while kill -0 $p 2> /dev/null; do :; done; echo it is $((40+3))\r")
    #expect(!(try await shell.terminal.output(containing: "it is 43").contains(Self.entering)))
    shell.terminal.send("stty -a | tr ' ' '\\n' | grep 'icanon$' | sed s/^/mode:/\r")
    _ = try await shell.terminal.output(containing: "mode:icanon")
    await leave(shell)
  }

  @Test func startedInTheBackgroundItWaits() async throws {
    let shell = try await CounterProcess.startShell()
    shell.terminal.send("'\(try CounterProcess.program)' &\r")
    _ = try await shell.terminal.output(containing: "ready> ")
    shell.terminal.send(Self.untilStopped)
    #expect(!(try await shell.terminal.output(containing: "it is 42").contains(Self.entering)))
    try await bringForwardAndQuit(shell)
    await leave(shell)
  }
}
