internal import Bindery
internal import BinderyTerminal
internal import BinderyHTML
internal import BinderyStore
internal import BinderyTesting
internal import BinderyViews
@testable internal import Gallery
internal import Testing

/// Every screen of each app, with sample data, in the hosts: a test, a browser and a terminal.
@MainActor
struct HostsTests {
  /// An app, and the terminal settings with which its text can be compared.
  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    /// The routes to the screen, and what is done there.
    var location: [String] = []
    var steps: [AppScreen.Step] = []
    /// In 40 columns a grid has one column, so lines have the order of the browser's document.
    var columns = 40
    /// Whether texts of several lines are side by side: a terminal's lines cross them, while a document lists one after the
    /// other.
    var isSideBySide = false
    var testDescription: String {
      ([path.isEmpty ? "home" : path] + location + steps.map { "\($0)" }).joined(separator: "/")
    }

    @MainActor var screen: AppScreen {
      get async throws {
        try await AppScreen(path: path, location: location, steps: steps, columns: columns)
      }
    }
  }

  nonisolated static let cases = [
    Case(path: ""),
    Case(path: "coffee-quest"),
    Case(path: "coffee-quest", steps: [.press("Berlin")], isSideBySide: true),
    Case(path: "coffee-quest", location: ["favorites"]),
    Case(path: "coffee-quest", location: ["fog-lantern"]),
    Case(path: "grados", isSideBySide: true),
    Case(path: "grados", steps: [.press("Change location")]),
    Case(path: "pet-adoption"),
    Case(path: "pet-adoption", location: ["midnight"]),
    Case(path: "pet-feeder"),
    Case(path: "pet-feeder", location: ["data"]),
    Case(path: "pet-feeder", steps: [.press("Add Pet")]),
    Case(path: "pet-feeder", steps: [.press("Add Pet"), .type("Tom"), .press("Add")]),
    Case(path: "pet-feeder", steps: [samplePets], isSideBySide: true),
    Case(path: "pet-feeder", steps: [samplePets, .press("Feed Miso")]),
    Case(path: "pet-feeder", steps: [samplePets, .press("Miso")], isSideBySide: true),
    Case(path: "pet-feeder", steps: [samplePets, .press("Miso"), .press("Health")]),
    // An overview has at most three lines, which contain the whole text only in 100 columns.
    Case(path: "movie-info", columns: 100),
    Case(path: "movie-info", location: ["watchlist"]),
    Case(path: "movie-info", location: ["the-long-blue-letter"]),
    Case(path: "movie-info", steps: [.press("Search")]),
    Case(path: "movie-info", steps: [.press("Search"), .type("blue")], columns: 100),
    // A day's name and date are side by side with its temperature and wind.
    Case(path: "cloudy", isSideBySide: true),
    Case(path: "cloudy", location: ["glance"], isSideBySide: true),
    Case(path: "cloudy", location: ["locations"]),
    Case(path: "cloudy", location: ["locations", "add"], steps: [.type("Berlin")]),
    Case(path: "cloudy", location: ["settings"]),
  ]
  private nonisolated static let samplePets = AppScreen.Step.press("Try with sample pets")

  @Test(arguments: cases) func allHostsShowTheSameWordsInTheSameOrder(_ app: Case) async throws {
    let screen = try await app.screen
    let words = screen.words
    #expect(!words.isEmpty)
    #expect(Words.firstMissing(of: words, in: Words.of(screen.browserText)) == nil)
    #expect(Words.firstMissing(of: words, in: Words.of(screen.screenReaderText)) == nil)

    let terminal = Words.of(screen.terminalText)
    for shown in [terminal, Words.of(screen.browserText)] {
      #expect(Words.missing(of: words + screen.tabs, in: shown) == [:])
    }
    if !app.isSideBySide {
      #expect(Words.firstMissing(of: words, in: terminal) == nil, "\(words)\n\(screen.terminalText)")
    }
  }

  @Test(arguments: cases)
  func aTerminalShowsNoWordThatTheBrowserDoesNot(_ app: Case) async throws {
    let screen = try await app.screen
    let document = Set(Words.of(screen.allText))
    #expect(
      Words.of(screen.terminalText).filter { !document.contains($0) } == [])
  }

  @Test func aMissingWordIsFound() {
    #expect(Words.firstMissing(of: ["a", "b", "c"], in: ["a", "c", "b"]) == "c")
    #expect(Words.firstMissing(of: ["a", "c"], in: ["a", "b", "c"]) == nil)
    #expect(Words.missing(of: ["a", "a", "b"], in: ["b", "a"]) == ["a": 1])
  }

  @Test func aDocumentIsReadAsItIsShown() {
    let html =
      #"<div><p hidden>no <b>no</b></p><img src="a" alt="Cat"><p class="hidden">A &amp;lt; B</p></div>"#
    #expect(HTMLWords.text(of: html) == "Cat\nA &lt; B\n")
  }
}
