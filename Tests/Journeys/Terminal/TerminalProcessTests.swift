import Foundation
import TestSupport
import Testing

/// The program in its own terminal: its start, suspension, and end.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct TerminalProcessTests {
  private static let leaving = "\u{1B}[?1049l"
  private let folder = FileManager.default.temporaryDirectory.appending(path: "bindery-\(UUID().uuidString)")
    .path

  /// The program is built together with these tests into the same folder. Its name depends on whether the whole
  /// package is built.
  private func gallery() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(filePath: tests).deletingLastPathComponent()
    return try #require(
      ["gallery", "Gallery"].map { folder.appending(path: $0).path }.first { access($0, X_OK) == 0 })
  }

  private func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var variables: [String: String?] = [
      "BINDERY_NOW": "2026-03-29T12:00:00Z", "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder,
      "TZ": "UTC",
    ]
    for name in ["PATH", "LD_LIBRARY_PATH", "TMPDIR"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    return variables.merging(changes) { $1 }.compactMapValues { $0 }
  }

  private func start(
    _ arguments: [String] = ["cloudy", "--terminal"], changes: [String: String?] = [:]
  ) throws -> TerminalProcess {
    try TerminalProcess(
      gallery(), arguments + ["--sample", "--data", folder], environment: environment(changes))
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test(arguments: [SIGTERM, SIGINT]) func aSignalToEndEndsInOrder(signal: CInt) async throws {
    defer { remove() }
    let process = try start()
    _ = try await process.terminal.output(containing: "Next hours")
    process.send(signal)
    _ = try await process.terminal.output(containing: Self.leaving)
    #expect(await process.end() == .exit(code: 0))
    #expect(process.terminal.isCooked)
    process.terminal.close()
  }

  @Test(arguments: [SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU])
  func aSignalThatNothingHandlesGivesTheTerminalBack(signal: CInt) async throws {
    defer { remove() }
    let process = try start()
    _ = try await process.terminal.output(containing: "Next hours")
    process.send(signal)
    let end = try await process.terminal.output(containing: Self.leaving)
    #expect(end.contains("\u{1B}[?25h"))
    #expect(await process.end() == .signal(signal))
    #expect(process.terminal.isCooked)
    process.terminal.close()
  }

  @Test func anIgnoredSignalStaysIgnored() async throws {
    defer { remove() }
    let process = try TerminalProcess(
      "/bin/bash",
      ["-c", "trap '' PIPE; exec '\(try gallery())' cloudy --terminal --sample --data '\(folder)'"],
      environment: environment())
    _ = try await process.terminal.output(containing: "Next hours")
    process.send(SIGPIPE)
    process.terminal.send("\u{11}")
    #expect(await process.end() == .exit(code: 0))
    process.terminal.close()
  }

  @Test func aClosedWindowEndsTheProgramAndKeepsTheData() async throws {
    defer { remove() }
    let process = try start(["movie-info", "--terminal"])
    _ = try await process.terminal.output(containing: "Snowline")
    process.terminal.send("\u{10}snowline\r")
    _ = try await process.terminal.output(containing: "Everyone sleeps above the snow.")
    process.terminal.send("\u{10}add to\r")
    _ = try await process.terminal.output(containing: "Remove from")
    process.terminal.close()
    #expect(await process.end() == .exit(code: 0))
    let again = try start(["movie-info", "--terminal"])
    _ = try await again.terminal.output(containing: "Snowline")
    again.terminal.send("\u{10}watchlist\r")
    _ = try await again.terminal.output(containing: "To watch")
    again.terminal.send("\u{11}")
    #expect(await again.end() == .exit(code: 0))
    again.terminal.close()
  }

  @Test func controlZGivesTheShellTheTerminalUntilItIsContinued() async throws {
    defer { remove() }
    let shell = try TerminalProcess(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: environment(["PS1": "ready> "]))
    _ = try await shell.terminal.output(containing: "ready> ")
    shell.terminal.send("'\(try gallery())' cloudy --terminal --sample --data '\(folder)'\r")
    _ = try await shell.terminal.output(containing: "Next hours")
    shell.terminal.send("\u{1A}")
    let stopped = try await shell.terminal.output(containing: "ready> ")
    #expect(stopped.contains(Self.leaving))
    shell.terminal.send("echo it is $((40+2))\r")
    // The shell's line editor writes back the size that it has read before it prompts.
    _ = try await shell.terminal.output {
      $0.split(separator: "it is 42").count == 2 && $0.hasSuffix("ready> ")
    }
    // The window becomes smaller meanwhile, which a stopped program is not told.
    shell.terminal.resize(columns: 40, rows: 20)
    shell.terminal.send("fg\r")
    let back = try await shell.terminal.output(containing: "Brussels time")
    #expect(back.contains("\u{1B}[?1049h"))
    #expect(back.contains("\u{1B}]2;Cloudy\u{1B}\\"))
    let places = back.matches(of: /\u{1B}\[(\d+);(\d+)H/).compactMap {
      (row: Int($0.1) ?? 0, column: Int($0.2) ?? 0)
    }
    #expect(!places.isEmpty)
    #expect(places.allSatisfy { $0.row <= 20 && $0.column <= 40 })
    shell.terminal.send("\u{11}")
    let end = try await shell.terminal.output(containing: "ready> ")
    #expect(
      (back + end).components(separatedBy: "\u{1B}[?1049h").count == 2, "The terminal is taken back once.")
    shell.terminal.send("exit\r")
    _ = await shell.end()
    shell.terminal.close()
  }

  @Test(arguments: ["dumb", nil] as [String?]) func aTerminalThatCannotBeAddressedGetsText(
    name: String?
  ) async throws {
    defer { remove() }
    let process = try start(["grados", "--terminal"], changes: ["TERM": name])
    let text = try await process.terminal.output(containing: "McGaheysville")
    #expect(!text.contains("\u{1B}"))
    #expect(await process.end() == .exit(code: 0))
    process.terminal.close()
  }

  /// Runs a command of the shell in which `gallery` is the program, and returns what it prints.
  private func shellOutput(_ command: String) async throws -> String {
    let process = try TerminalProcess(
      "/bin/bash",
      ["-c", "gallery() { '\(try gallery())' \"$@\" --sample --data '\(folder)'; }; \(command)"],
      environment: environment())
    let text = try await process.terminal.output { $0.contains("ended with ") && $0.hasSuffix("\r\n") }
    #expect(await process.end() == .exit(code: 0))
    process.terminal.close()
    return text
  }

  /// `head` ends before the text does. As with `ls` and `grep`, the program then ends by SIGPIPE. Some programs
  /// ignore that signal, and the programs that they start inherit this.
  @Test(arguments: ["true", "trap '' PIPE"]) func aClosedPipeEndsItSilently(beforehand: String) async throws {
    defer { remove() }
    // The program starts once the reader has ended.
    let text = try await shellOutput(
      "\(beforehand); exec 3> >(true); wait $!; gallery cloudy --plain >&3; echo ended with $?")
    #expect(text == "ended with 141\r\n")
  }

  @Test(arguments: [(["--screen-reader"], nil), ([], "1"), ([], "yes")] as [([String], String?)])
  func textForScreenReadersHasOneThingALine(options: [String], variable: String?) async throws {
    defer { remove() }
    let process = try start(
      ["cloudy", "--plain"] + options, changes: ["BINDERY_SCREEN_READER": variable])
    let text = try await process.terminal.output(containing: "Next hours")
    #expect(await process.end() == .exit(code: 0))
    #expect(text.contains("Settings, button\r\n"))
    process.terminal.close()
  }

  @Test func aVariableThatIsNeitherOnNorOffIsReported() async throws {
    defer { remove() }
    let text = try await shellOutput(
      "BINDERY_SCREEN_READER=perhaps gallery cloudy --plain; echo ended with $?")
    #expect(text.contains("BINDERY_SCREEN_READER") && text.contains("perhaps"))
    #expect(text.contains("ended with 64"))
  }

  @Test func aPipeGetsText() async throws {
    defer { remove() }
    let text = try await shellOutput("gallery grados --terminal | cat; echo ended with ${PIPESTATUS[0]}")
    #expect(text.contains("McGaheysville"))
    #expect(!text.contains("\u{1B}"))
    #expect(text.hasSuffix("ended with 0\r\n"))
  }

  @Test func textIsAsWideAsTheTerminalOrCOLUMNS() async throws {
    defer { remove() }
    for (command, width) in [("", 80), ("COLUMNS=34 ", 34)] {
      let text = try await shellOutput("\(command)gallery cloudy --plain; echo ended with $?")
      let lines = text.split(separator: "\r\n").dropLast()
      // The last column is padding, without spaces at the ends of lines.
      #expect(lines.map(\.count).max() == width - 1)
    }
  }

  @Test func aScriptGetsJSON() async throws {
    struct Screen: Decodable {
      let title: String
      let lines: [String]
    }
    defer { remove() }
    let text = try await shellOutput("gallery grados --once --json; echo ended with $?")
    let json = try #require(text.split(separator: "\r\n").first)
    let screen = try JSONDecoder().decode(Screen.self, from: Data(json.utf8))
    #expect(screen.title == "Grados")
    #expect(screen.lines.contains { $0.contains("McGaheysville, VA") })
    #expect(text.hasSuffix("ended with 0\r\n"))
  }

  @Test func aFullDiskIsReported() async throws {
    defer { remove() }
    let text = try await shellOutput("gallery cloudy --plain > /dev/full; echo ended with $?")
    #expect(text.contains("Couldn't write the screen: No space left on device."))
    #expect(text.contains("ended with 74"))
    // Not even the error can be written.
    let end = try await shellOutput("gallery cloudy --plain > /dev/full 2>&1; echo ended with $?")
    #expect(end == "ended with 74\r\n")
  }

  @Test func fullDisksDoNotPreventServing() async throws {
    defer { remove() }
    let process = try TerminalProcess(
      "/bin/bash",
      ["-c", "exec '\(try gallery())' --port 0 --sample --data '\(folder)' > /dev/full"],
      environment: environment())
    _ = try await process.terminal.output(containing: "http://127.0.0.1:")
    process.send(SIGTERM)
    #expect(await process.end() == .exit(code: 0))
    process.terminal.close()
  }

  @Test func withoutColorsNothingIsColored() async throws {
    defer { remove() }
    let process = try start(["grados", "--terminal"], changes: ["NO_COLOR": "1"])
    let text = try await process.terminal.output(containing: "McGaheysville")
    let codes = text.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { $0.1.split(separator: ";") }
    #expect(codes.allSatisfy { (Int($0) ?? 0) < 30 }, "Colors have numbers from 30 on.")
    process.terminal.send("\u{11}")
    #expect(await process.end() == .exit(code: 0))
    process.terminal.close()
  }

  @Test func survivesAnyResizing() async throws {
    defer { remove() }
    let process = try start()
    _ = try await process.terminal.output(containing: "Next hours")
    for (columns, rows) in [(1, 1), (5_000, 2_000), (2, 40), (300, 2), (40, 12), (1, 1)] {
      process.terminal.resize(columns: columns, rows: rows)
    }
    // The program may see each of the sizes, or only the last one.
    process.terminal.resize(columns: 100, rows: 30)
    _ = try await process.terminal.output(containing: "Hoogstraten")
    process.terminal.send("\u{11}")
    #expect(await process.end() == .exit(code: 0))
    process.terminal.close()
  }

  @Test func twoTerminalsOnOneFolderSeeEachOthersChanges() async throws {
    defer { remove() }
    let first = try start(["movie-info", "--terminal"])
    _ = try await first.terminal.output(containing: "Snowline")
    let second = try start(["movie-info", "--terminal"])
    _ = try await second.terminal.output(containing: "Snowline")
    second.terminal.send("\u{10}watchlist\r")
    _ = try await second.terminal.output(containing: "Nothing to watch yet")
    first.terminal.send("\u{10}snowline\r")
    _ = try await first.terminal.output(containing: "Everyone sleeps above the snow.")
    first.terminal.send("\u{10}add to\r")
    _ = try await second.terminal.output(containing: "Snowline")
    for process in [first, second] {
      process.terminal.send("\u{11}")
      #expect(await process.end() == .exit(code: 0))
      process.terminal.close()
    }
  }
}
