import Foundation
import Testing

@testable import TestSupport

/// The samples as a program: `main()` of SwiftUI's `App`.
@Suite(.timeLimit(.minutes(10))) struct AppMainTests {
  private static let program = "SwiftUISamples"

  @Test func eachWindowIsServedAtItsAddressUntilTheProgramIsStopped() async throws {
    try await withFolder { folder in
      let server = try await ServerProcess.start(Self.program, home: folder)
      #expect(server.output.contains("Weather is at \(server.address)"))
      let titles = [
        "/": "Weather", "/movies": "Movies", "/sign-up": "Sign Up", "/expenses": "Expenses",
        "/books": "Library",
        "/chat": "Ada", "/photos": "Photos", "/settings": "Settings",
      ]
      for (path, title) in titles {
        let page = try await get(server.address + path)
        #expect(page.contains(">\(title)</h1>"), "\(path) has no heading \(title)")
      }
      #expect(await server.stop() == 0)
    }
  }

  @Test func aPageIsInALanguageOfTheBrowser() async throws {
    try await withFolder { folder in
      let server = try await ServerProcess.start(Self.program, home: folder)
      let german = try await get(server.address + "/books", accepting: "de-AT, en;q=0.5")
      #expect(german.contains("<html lang=\"de\">"))
      #expect(german.contains(">Bibliothek</h1>") && german.contains("Wunschliste"))
      let english = try await get(server.address + "/books", accepting: "en-GB")
      #expect(english.contains("<html lang=\"en\">"))
      #expect(english.contains(">Library</h1>") && english.contains("Wish List"))
      #expect(await server.stop() == 0)
    }
  }

  @Test func plainPrintsTheFirstScreen() async throws {
    try await withFolder { folder in
      let (output, code) = try await ServerProcess.run(Self.program, ["--plain"], home: folder)
      #expect(code == 0)
      #expect(output.contains("Weather"))
      #expect(output.contains("Cairo"))
    }
  }

  @Test func plainPrintsTheNamedWindowInTheLanguageOfTheEnvironment() async throws {
    try await withFolder { folder in
      let (output, code) = try await ServerProcess.run(
        Self.program, ["books", "--plain"], environment: ["LANG": "de_DE.UTF-8"], home: folder)
      #expect(code == 0)
      #expect(output.contains("Bibliothek") && output.contains("Wunschliste"))
    }
  }

  @Test func anUnknownWindowIsAnErrorWithTheNamesOfTheWindows() async throws {
    try await withFolder { folder in
      let (output, code) = try await ServerProcess.run(Self.program, ["films", "--plain"], home: folder)
      #expect(code == EX_USAGE)
      #expect(output.contains("The app is “films”. Choose one of movies, sign-up,"))
    }
  }

  @Test func aScriptGetsJSON() async throws {
    struct Screen: Decodable {
      let title: String
      let lines: [String]
    }
    try await withFolder { folder in
      let (output, code) = try await ServerProcess.run(
        Self.program, ["movies", "--once", "--json"], home: folder)
      #expect(code == 0)
      let screen = try JSONDecoder().decode(Screen.self, from: Data(output.utf8))
      #expect(screen.title == "Movies")
      #expect(screen.lines.contains { $0.contains("Movies") })
    }
  }

  @Test func theTerminalHasTheSettingsOfTheDataFolder() async throws {
    try await withFolder { folder in
      let settings = folder + "/data/settings"
      try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
      try Data(#"{"currency":"\"USD\""}"#.utf8).write(
        to: URL(filePath: "\(settings)/terminal-\(getuid()).json"))
      let (output, code) = try await ServerProcess.run(
        Self.program, ["expenses", "--plain", "--data", folder + "/data"], home: folder)
      #expect(code == 0)
      #expect(output.contains("$"))
      #expect(!output.contains("€"))
    }
  }

  @Test(arguments: [(["--port", "1"], "--port"), (["--allow-host", "a"], "--allow-host")])
  func anOptionForBrowsersIsRefusedInATerminal(options: [String], name: String) async throws {
    try await withFolder { folder in
      let (output, code) = try await ServerProcess.run(Self.program, ["--plain"] + options, home: folder)
      #expect(code == EX_USAGE)
      #expect(output.contains("\(name) is for browsers only"))
    }
  }

  /// A full disk, and a reader that has ended: 141 is the end by SIGPIPE.
  @Test(arguments: [
    ("app --plain > /dev/full", "Couldn't write the screen: No space left on device.", 74),
    ("app --plain > /dev/full 2>&1", "ended with", 74),
    ("exec 3> >(true); wait $!; app --plain >&3", "ended with", 141),
  ])
  func aScreenThatCannotBeWrittenEndsTheProgram(command: String, error: String, code: Int) async throws {
    try await withFolder { folder in
      var environment = ["HOME": folder, "LANG": "C.UTF-8", "TZ": "UTC"]
      for name in ["PATH", "LD_LIBRARY_PATH"] {
        environment[name] = ProcessInfo.processInfo.environment[name]
      }
      let program = try ServerProcess.executable(Self.program)
      let output = try await Self.shellOutput(
        "app() { '\(program)' \"$@\"; }; \(command); echo ended with $?", environment)
      #expect(output.contains(error))
      #expect(output.hasSuffix("ended with \(code)\r\n"))
    }
  }

  @MainActor
  private static func shellOutput(
    _ command: String, _ environment: [String: String]
  ) async throws -> String {
    let shell = try TerminalProcess("/bin/bash", ["-c", command], environment: environment)
    let output = try await shell.terminal.output { $0.contains("ended with ") && $0.hasSuffix("\r\n") }
    _ = await shell.end()
    shell.terminal.close()
    return output
  }

  @Test func thePortComesFromTheEnvironmentUnlessItIsGiven() async throws {
    try await withFolder { folder in
      let (output, code) = try await ServerProcess.run(
        Self.program, [], environment: ["BINDERY_PORT": "many"], home: folder)
      #expect(code == EX_USAGE)
      #expect(output.contains("BINDERY_PORT is “many”. Give a number from 1 to 65535"))
    }
  }

  @Test func aTakenPortIsAnErrorThatNamesIt() async throws {
    try await withFolder { folder in
      let first = try await ServerProcess.start(Self.program, home: folder)
      let (output, code) = try await ServerProcess.run(
        Self.program, ["--port", String(first.port)], home: folder)
      #expect(code == EX_UNAVAILABLE)
      #expect(output.contains("Port \(first.port) on 127.0.0.1 is taken by another program."))
      await first.stop()
    }
  }

  @Test func helpListsTheOptions() async throws {
    try await withFolder { folder in
      let (output, code) = try await ServerProcess.run(Self.program, ["--help"], home: folder)
      #expect(code == 0)
      let options = [
        "--port", "--host", "--allow-host", "--data", "--terminal", "--plain", "--once", "--json",
        "--screen-reader",
      ]
      for option in options { #expect(output.contains(option)) }
      #expect(output.contains("USAGE: \(Self.program) "))
    }
  }
}
