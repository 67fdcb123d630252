import Foundation
import TestSupport
import Testing

/// However the program ends, its terminal is given back first.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct EndTests {
  /// SIGSTKFLT, SIGPWR, and the first and the last real-time signal that the C library leaves to programs.
  @Test(arguments: [16, SIGPWR, 34, 64])
  func aRareSignalGivesTheTerminalBack(signal: CInt) async throws {
    let process = try await CounterProcess.start()
    process.send(signal)
    let end = try await process.terminal.output(containing: "\u{1B}[?1049l")
    #expect(end.contains("\u{1B}[?25h"))
    #expect(await process.end() == .signal(signal))
    #expect(process.terminal.isCooked)
    process.terminal.close()
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL]) func aCrashGivesTheTerminalBack(signal: CInt) async throws {
    let process = try await CounterProcess.start()
    process.send(signal)
    let end = try await process.terminal.output(containing: "Program crashed")
    let parts = end.components(separatedBy: "\u{1B}[?1049l")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("\u{1B}[?25h") == true)
    #expect(parts.last?.contains("Program crashed") == true)
    #expect(process.terminal.isCooked)
    // After the report, a real fault occurs again and ends the process; a signal that was sent does not.
    process.send(SIGKILL)
    #expect(await process.end() == .signal(SIGKILL))
    process.terminal.close()
  }

  @Test func eachSizeOfATerminalGetsAFrame() async throws {
    let process = try await CounterProcess.start()
    for (columns, rows) in [(1, 1), (5_000, 2_000), (2, 40), (300, 2), (40, 12), (1, 1), (100, 30)] {
      process.terminal.resize(columns: columns, rows: rows)
      // A frame of another size begins with an empty screen.
      _ = try await process.terminal.output(containing: "\u{1B}[H\u{1B}[2J")
    }
    process.terminal.send("\u{11}")
    #expect(await process.end() == .exit(code: 0))
    process.terminal.close()
  }
}
