import BinderyViews
import Testing

@testable import BinderyTerminal

/// Screens of few rows have fewer empty lines.
@MainActor
@Suite struct ShortScreenTests {
  private func driver(height: Int) -> ScreenDriver {
    ScreenDriver(width: 40, height: height) {
      VStack(alignment: .leading, spacing: 24) {
        Text("Notice").padding(24)
        Text("Place")
        List {
          Section("Today") { Text("Rain") }
          Section("Tomorrow") { Text("Sun") }
        }
      }
    }
  }

  private func words(_ driver: ScreenDriver) -> [String] {
    driver.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.drop { $0 == " " }) }
  }

  @Test func aShortScreenHasNoEmptyLines() {
    #expect(words(driver(height: 12)) == ["Notice", "Place", "Today", "Rain", "Tomorrow", "Sun"])
  }

  @Test func tallerScreensHaveLinesBetweenContents() {
    #expect(
      words(driver(height: 24)) == ["Notice", "", "Place", "", "Today", "Rain", "", "Tomorrow", "Sun"])
  }

  @Test func tallScreensHaveLinesAroundContents() {
    #expect(words(driver(height: 40)).prefix(4) == ["", "Notice", "", ""])
  }

  @Test(arguments: [(12, 0), (24, 0), (40, 1)]) func linesOfAGridAreApartWhereThereAreManyRows(
    rows: Int, gap: Int
  ) {
    let driver = ScreenDriver(width: 40, height: rows) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16) {
        ForEach(["One", "Two", "Three", "Four"], id: \.self) { Text($0) }
      }
    }
    #expect(words(driver).filter(\.isEmpty).count == gap)
  }

  @Test func anotherHeightIsLaidOutAgain() {
    let driver = driver(height: 24)
    let high = driver.text
    driver.resize(40, 12)
    #expect(words(driver) == words(self.driver(height: 12)))
    driver.resize(40, 24)
    #expect(driver.text == high)
  }

  /// What is printed scrolls by itself, whatever the height of the terminal.
  @Test func printedTextKeepsItsEmptyLines() {
    let tree = ViewTree {
      VStack(spacing: 24) {
        Text("One"); Text("Two")
      }
    }
    defer { tree.unmount() }
    #expect(PlainText.text(of: tree).contains("\n\n"))
  }
}
