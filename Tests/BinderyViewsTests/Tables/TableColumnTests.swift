import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

/// The widths of columns, and which are hidden.
@Suite(.workScope) @MainActor
struct TableColumnTests {
  private func table(_ people: People) -> TestHost {
    TestHost {
      Table(people.all, columnCustomization: Bindable(people).columns) {
        TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(min: 40, ideal: 60, max: 120)
          .customizationID("age")
        TableColumn("Rank") { Text("\($0.id)") }.width(64).customizationID("rank")
        TableColumn("Notes") { _ in Text("") }.width(max: 300).customizationID("notes").defaultVisibility(
          .hidden)
      }
    }
  }

  private func sizes(_ host: TestHost) -> [GridItem.Size]? {
    host.find(.role(.table))?[.tracks]?.items.map(\.size)
  }

  @Test func columnsHaveTheWidthsOfTheirDeclaration() {
    let host = table(.three)
    #expect(sizes(host) == [.flexible(minimum: 48), .flexible(minimum: 40, maximum: 60), .fixed(64)])
  }

  @Test func aPersonChangesTheWidthOfAColumn() {
    let people = People.three
    let host = table(people)
    host.adjust(.column("Age"), to: 100)
    #expect(sizes(host)?[1] == .fixed(100))
    #expect(host.find(.column("Age"))?[.number] == 100)
  }

  @Test func aWidthChangesNoRow() {
    let people = People.three
    @SharedBox var readings = 0
    let host = TestHost {
      Table(people.all) {
        TableColumn("Name") { person in
          _ = readings += 1
          return Text(person.name)
        }
      }
    }
    let before = readings
    host.adjust(.column("Name"), to: 200)
    #expect(sizes(host) == [.fixed(200)])
    #expect(readings == before)
  }

  @Test(arguments: [-1, 0, 39.9, 120.1, .infinity, -.infinity, .nan])
  func widthsOutsideOfTheBoundsAreIgnored(_ width: Double) {
    let people = People.three
    let host = table(people)
    let age = host.all(.column("Age"))[0]
    host.tree.send(UserEvent(.number(width), on: age.id))
    #expect(people.columns == TableColumnCustomization())
    #expect(sizes(host)?[1] == .flexible(minimum: 40, maximum: 60))
  }

  @Test func aColumnWithAFixedWidthTakesNone() {
    #expect(table(.three).find(.column("Rank"))?.takes(.number) == false)
  }

  @Test func columnsAreHiddenAndShown() {
    let people = People.three
    let host = table(people)
    #expect(host.all(.column()).map(\.name) == ["Name", "Age", "Rank"])
    host.tap(.button("Columns"))
    #expect(host.all(.role(.button)).map(\.name).suffix(3) == ["Hide Age", "Hide Rank", "Show Notes"])
    host.tap("Hide Age")
    #expect(host.all(.column()).map(\.name) == ["Name", "Rank"])
    #expect(host.all(.row("Ben"))[0].children.map(\.words) == ["Ben", "2"])
    #expect(sizes(host) == [.flexible(minimum: 48), .fixed(64)])
    #expect(people.columns[visibility: "age"] == .hidden)
    host.longPress(.column("Name"))
    host.tap("Show Notes")
    #expect(host.all(.column()).map(\.name) == ["Name", "Rank", "Notes"])
    people.columns[visibility: "age"] = .automatic
    #expect(host.all(.column()).map(\.name) == ["Name", "Age", "Rank", "Notes"])
  }

  @Test func theLastColumnCannotBeHidden() {
    let people = People.three
    let host = TestHost {
      Table(people.all, columnCustomization: Bindable(people).columns) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Rank") { Text("\($0.id)") }.customizationID("rank")
      }
    }
    host.tap(.button("Columns"))
    host.tap("Hide Name")
    host.tap(.button("Columns"))
    #expect(host.all(.role(.button)).map(\.name).suffix(1) == ["Show Name"])
    #expect(!host.shows(.button("Hide Rank")))
  }

  @Test func hidingAColumnRemovesOneCellOfEachRow() {
    let people = People.three
    let host = table(people)
    host.forgetChanges()
    people.columns[visibility: "age"] = .hidden
    let changes = host.changes()
    #expect(changes.filter { $0.hasPrefix("remove cell") }.count == 3)
    #expect(!changes.contains { $0.hasPrefix("insert") })
  }

  @Test func aCustomizationIsStored() throws {
    let people = People.three
    let host = table(people)
    host.adjust(.column("Age"), to: 80)
    people.columns[visibility: "rank"] = .hidden
    let stored = try JSONEncoder().encode(people.columns)
    let restored = People.three
    restored.columns = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: stored)
    let other = table(restored)
    #expect(sizes(other) == [.flexible(minimum: 48), .fixed(80)])
  }
}
