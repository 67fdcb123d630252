import Foundation
import Testing

@testable import BrowserDriver

/// The samples as a program: `main()` of SwiftUI's `App`.
@Suite(.timeLimit(.minutes(2))) struct AppMainTests {
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

  @Test func thePortComesFromTheEnvironmentUnlessItIsGiven() async throws {
    try await withFolder { folder in
      let (output, code) = try await ServerProcess.run(
        Self.program, [], environment: ["BINDERY_PORT": "many"], home: folder)
      #expect(code == EX_USAGE)
      #expect(output.contains("The port “many” cannot be used."))
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
      for option in ["--port", "--host", "--allow-host", "--data", "--terminal", "--plain"] {
        #expect(output.contains(option))
      }
    }
  }
}
