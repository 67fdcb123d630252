import Bindery
import BinderyViews
import Foundation
import Testing

@testable import BinderyTerminal

/// Tables in a terminal.
@MainActor
@Suite struct TableTests {
  struct Person: Identifiable, Equatable {
    let id: Int
    let name: String
    let age: Int
  }

  @MainActor
  final class People {
    @Bindery.Box var all: [Person]
    @Bindery.Box var order = [KeyPathComparator(\Person.name)]
    @Bindery.Box var selection: Set<Int> = []
    @Bindery.Box var columns = TableColumnCustomization<Person>()

    init(_ count: Int) {
      all = (1...count).map { Person(id: $0, name: "Person \($0)", age: $0 * 7 % 90) }
    }
  }

  private func table(
    _ people: People, width: Int = 44, height: Int = 12, options: ScreenOptions = ScreenOptions()
  ) -> ScreenDriver {
    ScreenDriver(width: width, height: height, options: options) {
      Table(
        people.all, selection: Bindable(people).selection, sortOrder: Bindable(people).order,
        columnCustomization: Bindable(people).columns
      ) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(min: 48, ideal: 64, max: 160)
          .customizationID("age")
        TableColumn("Remarks") { _ in Text("Always on time and in a good mood") }.customizationID("remarks")
      }
      .onChange(of: people.order) { people.all.sort(using: $0) }
    }
  }

  @Test func rowsAreInColumnsUnderTheirHeaders() {
    let driver = table(People(3))
    #expect(
      driver.lines.prefix(4).map { $0 } == [
        "   Name ▲             Age  Remarks      …",
        "   Person 1             7  Always on…",
        "   Person 2            14  Always on…",
        "   Person 3            21  Always on…",
      ], "\(driver.text)")
  }

  @Test func enterOnAHeaderSortsByIt() {
    let people = People(3)
    let driver = table(people)
    driver.press(KeyPress(.right), KeyPress(.enter), KeyPress(.enter))
    #expect(driver.lines[0].contains("Age ▼"), "\(driver.text)")
    #expect(driver.lines[1].contains("Person 3"))
    driver.click("Name")
    #expect(driver.lines[0].contains("Name ▲"))
    #expect(driver.lines[1].contains("Person 1"))
  }

  @Test func spaceSelectsARowAndShiftWithArrowsExtends() {
    let people = People(9)
    let driver = table(people, width: 100)
    driver.press(KeyPress(.down), KeyPress(.down), KeyPress(.character(" ")))
    #expect(people.selection == [2])
    #expect(driver.lines[2].hasSuffix("✓"), "\(driver.text)")
    #expect(driver.footer.contains("Shift+↑↓ Select"))
    driver.press(KeyPress(.down, .shift), KeyPress(.down, .shift))
    #expect(people.selection == [2, 3, 4])
    driver.press(KeyPress(.up, .shift))
    #expect(people.selection == [2, 3])
    driver.press(KeyPress(.down), KeyPress(.down), KeyPress(.down), KeyPress(.down, .shift))
    #expect(people.selection == [2, 3, 6, 7])
  }

  @Test func shiftWithArrowsChangesTheWidthOfAColumn() {
    let people = People(3)
    let driver = table(people)
    driver.press(KeyPress(.right))
    #expect(driver.screen.focused?.frame.width == 8)
    driver.press(KeyPress(.right, .shift), KeyPress(.right, .shift))
    #expect(people.columns != TableColumnCustomization())
    #expect(driver.screen.focused?.frame.width == 10, "\(driver.text)")
    for _ in 0..<40 { driver.press(KeyPress(.left, .shift)) }
    #expect(driver.screen.focused?.frame.width == 6)
  }

  @Test func aColumnIsHiddenByTheMenuOfTheHeaders() {
    let people = People(3)
    let driver = table(people)
    driver.press(KeyPress(.character(".")))
    driver.click("Hide Age")
    #expect(!driver.lines[0].contains("Age"), "\(driver.text)")
    #expect(driver.lines[1].hasPrefix("   Person 1    "))
    driver.click("…")
    driver.click("Show Age")
    #expect(driver.lines[0].contains("Age"))
  }

  @Test func columnsThatDoNotFitAreLeftOut() {
    let driver = table(People(3), width: 24)
    #expect(driver.lines[0].hasPrefix("   Name ▲"))
    #expect(!driver.text.contains("Remarks"), "\(driver.text)")
    driver.resize(60, 12)
    #expect(driver.text.contains("Remarks"))
    driver.resize(24, 12)
    #expect(!driver.text.contains("Remarks"))
  }

  @Test func longTablesScrollThroughAllRows() {
    let people = People(100_000)
    let driver = table(people, width: 80)
    driver.press(KeyPress(.end))
    #expect(driver.text.contains("Person 100000"), "\(driver.text)")
    driver.press(KeyPress(.home))
    #expect(driver.lines[0].contains("Name ▲"))
    #expect(driver.lines[1].contains("Person 1 "))
  }

  @Test func screenReadersHearTheTitleBeforeEachValue() {
    let driver = table(People(1), width: 80, height: 20, options: ScreenOptions(isLinear: true))
    #expect(driver.text.contains("Name, ascending"))
    #expect(driver.text.contains("Age: 7"), "\(driver.text)")
    #expect(driver.text.contains("Remarks: Always on time and in a good mood"))
  }
}
