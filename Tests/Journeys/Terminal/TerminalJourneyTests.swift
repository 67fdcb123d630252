import BinderyApp
import BinderyStore
import BinderyViews
import Foundation
import TestSupport
import Testing

@testable import BinderyTerminal
@testable import Gallery

/// Apps in a real pseudo-terminal, at two sizes. A journey waits for the frame that its last key produced, never for a time.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct TerminalJourneyTests {
  struct Size: Sendable, CustomStringConvertible {
    let columns: Int
    let rows: Int
    var description: String { "\(columns)×\(rows)" }
    var fileName: String { "\(columns)x\(rows)" }
  }
  nonisolated static let sizes = [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)]

  /// An app in a terminal, with sample data and a clock stopped at noon.
  @MainActor
  final class Journey {
    let terminal: PseudoTerminal
    let host: TerminalHost
    private let folder = FileManager.default.temporaryDirectory.appending(
      path: "bindery-\(UUID().uuidString)")
    private let run: Task<Void, any Error>
    private let size: Size

    init(_ app: String, _ size: Size, now: String = "2026-03-29T12:00:00Z") throws {
      let environment = ["BINDERY_NOW": now, "TERM": "xterm-256color", "LANG": "C.UTF-8"]
      let store = try Store.open(folder: folder.path)
      let launch = try LaunchContext(store: store, environment: environment, showsSampleData: true)
      let apps = try AppParts(of: try Gallery(launch)).windows
      terminal = try PseudoTerminal(columns: size.columns, rows: size.rows)
      terminal.read()
      var configuration = try TerminalConfiguration(
        environment: environment, path: terminal.path, reducesMotion: true, firstApp: app)
      configuration.replyTimeout = .milliseconds(1)
      let host = try TerminalHost(apps: apps, configuration: configuration)
      self.host = host
      self.size = size
      run = Task { try await host.run() }
    }

    /// Sends keys and waits for the frame that shows a text as a result.
    func type(_ keys: String, untilShown words: String) async throws {
      #expect(!host.shownText.contains(words), "\(words) is shown before \(keys) is typed.")
      terminal.send(keys)
      try await wait(for: words)
    }

    /// Clicks words that are shown, and waits for the frame that shows a text as a result.
    func click(_ words: String, untilShown next: String) async throws {
      #expect(!host.shownText.contains(next), "\(next) is shown before \(words) is clicked.")
      try click(words)
      try await wait(for: next)
    }

    /// Clicks words that are shown.
    func click(_ words: String) throws {
      let lines = host.shownText.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains(words) }, "\(words) is not shown.")
      let start = try #require(lines[row].range(of: words)).lowerBound
      let place = "\(CellWidth.of(String(lines[row][..<start])) + 1);\(row + 1)"
      terminal.send("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
    }

    /// Waits for the frame that shows a text, which must fit into the terminal.
    func wait(for words: String) async throws {
      _ = try await terminal.output { [host] _ in host.shownText.contains(words) }
      let lines = host.shownText.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= size.rows)
    }

    /// Waits for the frame in which a control is enabled. An app may show a state before its command has ended.
    func wait(untilUsable words: String) async throws {
      // The frame that showed the state may have enabled the control already.
      if host.usableControls.contains(words) { return }
      _ = try await terminal.output { [host] _ in host.usableControls.contains(words) }
    }

    /// Compares the screen with the committed snapshot. `BINDERY_RECORD_SNAPSHOTS=1` writes it instead: review it before
    /// committing.
    func expectSnapshot(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Snapshots/\(name)-\(size.fileName).txt")
      let shown = host.shownText + "\n"
      if ProcessInfo.processInfo.environment["BINDERY_RECORD_SNAPSHOTS"] == "1" {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(shown.utf8).write(to: file)
      }
      let expected = try String(contentsOf: file, encoding: .utf8)
      #expect(shown == expected, "\(file.lastPathComponent)", sourceLocation: sourceLocation)
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

  /// The screen in README.md, at the time of the picture of the browser. `BINDERY_RECORD_SNAPSHOTS=1` writes it.
  @Test func theREADMEShowsCloudyAsItIs() async throws {
    let journey = try Journey("cloudy", Size(columns: 100, rows: 24), now: "2026-03-31T12:00:00Z")
    try await journey.wait(for: "Next hours")
    let file = URL(filePath: #filePath).appending(path: "../../../../README.md").standardized
    var parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```text\n")
    let start = try #require(parts.dropFirst().first)
    let end = try #require(start.range(of: "```\n"))
    let shown = journey.host.shownText + "\n"
    if ProcessInfo.processInfo.environment["BINDERY_RECORD_SNAPSHOTS"] == "1" {
      parts[1] = shown + start[end.lowerBound...]
      try Data(parts.joined(separator: "```text\n").utf8).write(to: file)
    } else {
      #expect(start[..<end.lowerBound] == shown)
    }
    try await journey.quit()
  }

  @Test(arguments: sizes) func cloudyShowsTheForecastAndChangesItsUnits(size: Size) async throws {
    let journey = try Journey("cloudy", size)
    try await journey.wait(for: "Next hours")
    #expect(journey.host.shownText.contains("°F"))
    try journey.expectSnapshot("cloudy")
    try await journey.type("\u{10}settings\r", untilShown: "Fahrenheit")
    try await journey.type("\u{1B}", untilShown: "Next hours")
    try await journey.quit()
  }

  @Test(arguments: sizes) func coffeeQuestShowsCafesAroundACity(size: Size) async throws {
    let journey = try Journey("coffee-quest", size)
    try await journey.wait(for: "Where shall we look?")
    try await journey.type("\u{10}berlin\r", untilShown: "18 cafes near Berlin")
    try journey.expectSnapshot("coffee-quest")
    try await journey.quit()
  }

  @Test(arguments: sizes) func gradosAsksForAPlaceAndShowsItsWeather(size: Size) async throws {
    let journey = try Journey("grados", size)
    // The place is shown while its weather is still loading.
    try await journey.wait(for: "Sample data, not the real weather.")
    try journey.expectSnapshot("grados")
    try await journey.type("\r", untilShown: "Choose location")
    try await journey.type("Nowhere\r", untilShown: "Not found")
    try await journey.type("\r", untilShown: "Choose location")
    try await journey.type("Berlin\r", untilShown: "Overcast - 51")
    try await journey.quit()
  }

  @Test(arguments: sizes) func petAdoptionReservesAPetAndGivesItUp(size: Size) async throws {
    let journey = try Journey("pet-adoption", size)
    try await journey.wait(for: "28 pets")
    try journey.expectSnapshot("pet-adoption")
    try await journey.type("\u{10}stella\r", untilShown: "Stella is looking for a home.")
    try await journey.type("\u{10}reserve\r", untilShown: "Stella is reserved, and waits to be fetched.")
    try await journey.wait(untilUsable: "Give up the reservation")
    try await journey.type("\u{10}give up\r", untilShown: "Stella is looking for a home.")
    try await journey.type("\u{1B}", untilShown: "28 pets")
    try await journey.quit()
  }

  @Test(arguments: sizes) func petFeederNotesAMeal(size: Size) async throws {
    let journey = try Journey("pet-feeder", size)
    try await journey.wait(for: "Who was fed?")
    try await journey.type("\u{10}try\r", untilShown: "Fed once today, 20 g")
    try journey.expectSnapshot("pet-feeder")
    try await journey.type("\u{10}feed miso\r", untilShown: "Choose Food")
    try await journey.type("\r", untilShown: "Fed twice today, 40 g")
    try await journey.quit()
  }

  @Test(arguments: sizes) func movieInfoKeepsAWatchlist(size: Size) async throws {
    let journey = try Journey("movie-info", size)
    try await journey.wait(for: "Snowline")
    try journey.expectSnapshot("movie-info")
    try await journey.type("\u{10}snowline\r", untilShown: "Everyone sleeps above the snow.")
    try await journey.type("\u{10}add to\r", untilShown: "Remove from watchlist")
    try await journey.type("\u{1B}", untilShown: "Now Playing")
    try await journey.type("\u{10}watchlist\r", untilShown: "To watch")
    #expect(journey.host.shownText.contains("Snowline"))
    try await journey.quit()
  }

  // MARK: With arrows, Tab and the mouse

  @Test(arguments: sizes) func cloudyIsUsedWithTheMouse(size: Size) async throws {
    let journey = try Journey("cloudy", size)
    try await journey.wait(for: "Next hours")
    try await journey.click("⚙", untilShown: "Celsius")
    try journey.click("Celsius")
    try await journey.click("‹", untilShown: "°C")
    try await journey.quit()
  }

  @Test(arguments: sizes) func coffeeQuestIsUsedWithArrows(size: Size) async throws {
    let journey = try Journey("coffee-quest", size)
    try await journey.wait(for: "Where shall we look?")
    try await journey.type("\u{1B}[B\u{1B}[B\u{1B}[C\r", untilShown: "18 cafes near Berlin")
    try await journey.quit()
  }

  @Test(arguments: sizes) func gradosIsUsedWithTheMouse(size: Size) async throws {
    let journey = try Journey("grados", size)
    try await journey.wait(for: "Sample data, not the real weather.")
    try await journey.click("⌕", untilShown: "Choose location")
    journey.terminal.send("Berlin")
    try await journey.click("Submit", untilShown: "Overcast - 51")
    try await journey.quit()
  }

  @Test(arguments: sizes) func petAdoptionIsUsedWithTabAndTheMouse(size: Size) async throws {
    let journey = try Journey("pet-adoption", size)
    try await journey.wait(for: "28 pets")
    try await journey.type("\t\t\t\t\r", untilShown: "Stella is looking for a home.")
    try await journey.click("Reserve", untilShown: "Stella is reserved, and waits to be fetched.")
    try await journey.click("‹", untilShown: "28 pets")
    #expect(journey.host.shownText.contains("Reserved"))
    try await journey.quit()
  }

  @Test(arguments: sizes) func petFeederIsUsedWithTheMouseAndArrows(size: Size) async throws {
    let journey = try Journey("pet-feeder", size)
    try await journey.wait(for: "Who was fed?")
    try await journey.click("Try with sample pets", untilShown: "Fed once today, 20 g")
    try await journey.click(" Feed ", untilShown: "Choose Food")
    try await journey.type("\u{1B}[B\u{1B}[A\r", untilShown: "Fed twice today")
    try await journey.quit()
  }

  @Test(arguments: sizes) func movieInfoIsUsedWithTabAndTheMouse(size: Size) async throws {
    let journey = try Journey("movie-info", size)
    try await journey.wait(for: "Snowline")
    try await journey.type("\t\t\t", untilShown: "Enter Open")
    try await journey.type("\r", untilShown: "Everyone sleeps above the snow.")
    try await journey.click("Add to watchlist", untilShown: "Remove from watchlist")
    try await journey.click("‹", untilShown: "Now Playing")
    try await journey.click("Watchlist", untilShown: "To watch")
    try await journey.click("Snowline", untilShown: "Everyone sleeps above the snow.")
    try await journey.quit()
  }
}
