import BinderyStore
import BinderyViews
import Foundation
import PseudoTerminals
import Testing

@testable import BinderyTerminal
@testable import Gallery

/// Apps through a real pseudo-terminal, at two sizes. A journey waits for the frame that its last key produced, never for a time.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct TerminalJourneyTests {
  struct Size: Sendable, CustomStringConvertible {
    let columns: Int
    let rows: Int
    var description: String { "\(columns)×\(rows)" }
  }
  nonisolated static let sizes = [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)]

  /// An app in a terminal, with sample data and a clock that stands at noon.
  @MainActor
  final class Journey {
    let terminal: PseudoTerminal
    let host: TerminalHost
    private let folder = FileManager.default.temporaryDirectory.appending(
      path: "bindery-\(UUID().uuidString)")
    private let run: Task<Void, any Error>
    private let size: Size

    init(_ app: String, _ size: Size) throws {
      let environment = ["BINDERY_NOW": "2026-03-29T12:00:00Z", "TERM": "xterm-256color", "LANG": "C.UTF-8"]
      let store = try Store.open(folder: folder.path)
      let apps = try Shelf.apps(
        environment: environment, store: store, dataFolder: folder.path, showsSampleData: true)
      terminal = try PseudoTerminal(columns: size.columns, rows: size.rows)
      terminal.read()
      var configuration = TerminalConfiguration(
        environment: environment, path: terminal.path, reducesMotion: true, firstApp: app)
      configuration.replyTimeout = .milliseconds(1)
      let host = try TerminalHost(apps: [HomeApp(apps: apps)] + apps, configuration: configuration)
      self.host = host
      self.size = size
      run = Task { try await host.run() }
    }

    /// Sends keys and waits until the terminal received some words because of them.
    func type(_ keys: String, untilShown words: String) async throws {
      terminal.send(keys)
      try await wait(for: words)
    }

    /// Waits until words are written to the terminal. What is shown fits into it.
    func wait(for words: String) async throws {
      _ = try await terminal.output(containing: words)
      let lines = host.shownText.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= size.rows)
      #expect(host.shownText.contains(words))
    }

    func quit() async throws {
      terminal.send("\u{11}")
      _ = try await terminal.output(containing: "\u{1B}[?1049l")
      try await run.value
      #expect(terminal.isCooked)
      terminal.close()
      try FileManager.default.removeItem(at: folder)
    }
  }

  @Test(arguments: sizes) func cloudyShowsTheForecastAndChangesItsUnits(size: Size) async throws {
    let journey = try Journey("cloudy", size)
    try await journey.wait(for: "Next hours")
    #expect(journey.host.shownText.contains("°F"))
    try await journey.type("\u{10}settings\r", untilShown: "Fahrenheit")
    try await journey.type("\u{1B}", untilShown: "Next hours")
    try await journey.quit()
  }

  @Test(arguments: sizes) func coffeeQuestShowsCafesAroundACity(size: Size) async throws {
    let journey = try Journey("coffee-quest", size)
    try await journey.wait(for: "Where shall we look?")
    try await journey.type("\u{10}berlin\r", untilShown: "18 cafes near Berlin")
    try await journey.quit()
  }
}
