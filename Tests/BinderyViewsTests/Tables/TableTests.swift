import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

/// Tables: headers, cells and sorting.
@Suite(.workScope) @MainActor
struct TableTests {
  private func table(_ people: People) -> TestHost {
    TestHost {
      Table(people.all, sortOrder: Bindable(people).order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Next year") { person in Text("\(person.age + 1)") }
      }
      .onChange(of: people.order) { people.all.sort(using: $0) }
    }
  }

  /// The texts of a column, from top to bottom.
  private func texts(_ column: String, _ host: TestHost) -> [String] { host.all(.cell(column)).map(\.words) }

  @Test func aTableHasAHeaderForEachColumnAndACellInEachRow() {
    let host = table(.three)
    host.expectSnapshot(
      """
      window
        table
          columns
            column "Name" minimum=48.0 maximum=4096.0 ascending
            column "Age" minimum=48.0 maximum=4096.0
            column "Next year" minimum=48.0 maximum=4096.0
          row
            cell "Ana" label="Name"
            cell "41" label="Age"
            cell "42" label="Next year"
          row
            cell "Ben" label="Name"
            cell "7" label="Age"
            cell "8" label="Next year"
          row
            cell "Cleo" label="Name"
            cell "23" label="Age"
            cell "24" label="Next year"
      """)
    host.expectAccessible()
    #expect(host.find(.cell("Age").inside(.row("Ben")))?.words == "7")
    #expect(host.find(.role(.table))?[.rowCount] == 3)
  }

  @Test func aHeaderSortsByItsColumnAndThenInTheOtherDirection() {
    let people = People.three
    let host = table(people)
    host.tap(.column("Age"))
    #expect(texts("Age", host) == ["7", "23", "41"])
    #expect(host.find(.column("Age"))?[.isAscending] == true)
    #expect(host.find(.column("Name"))?[.isAscending] == nil)
    host.tap(.column("Age"))
    #expect(texts("Age", host) == ["41", "23", "7"])
    #expect(host.find(.column("Age"))?[.isAscending] == false)
    #expect(people.order == [KeyPathComparator(\.age, order: .reverse), KeyPathComparator(\.name)])
  }

  @Test func theColumnsPressedBeforeDecideAmongEqualRows() {
    let people = People((1...4).map { Person(id: $0, name: "Person \(5 - $0)", age: $0 / 3) })
    let host = table(people)
    host.tap(.column("Name"))
    host.tap(.column("Age"))
    #expect(texts("Name", host) == ["Person 4", "Person 3", "Person 2", "Person 1"])
  }

  @Test func aHeaderRecognizesItsColumnInAnyComparatorOfItsKeyPath() {
    let people = People.three
    people.order = [KeyPathComparator(\.name, comparator: String.StandardComparator.lexical, order: .reverse)]
    let host = table(people)
    #expect(host.find(.column("Name"))?[.isAscending] == false)
    host.tap(.column("Name"))
    #expect(people.order == [KeyPathComparator(\.name)])
  }

  @Test func aColumnSortsByAComparatorOfItsOwn() {
    let people = People.three
    let shortest = KeyPathComparator(\Person.name.count)
    let host = TestHost {
      Table(people.all, sortOrder: Bindable(people).order) {
        TableColumn("Name", sortUsing: shortest) { Text($0.name) }
      }
    }
    host.tap(.column("Name"))
    #expect(people.order == [shortest, KeyPathComparator(\.name)])
  }

  @Test func aColumnWithoutAValueTakesNoPress() {
    #expect(table(.three).find(.column("Next year"))?.takes(.tap) == false)
  }

  @Test func aTableWithoutASortOrderTakesNoPress() {
    let people = People.three
    let host = TestHost { Table(people.all) { TableColumn("Name", value: \.name) } }
    #expect(host.find(.column("Name"))?.takes(.tap) == false)
    #expect(texts("Name", host) == ["Ana", "Ben", "Cleo"])
  }

  @Test func numbersStandAtTheTrailingEdge() {
    let people = People.three
    let host = TestHost {
      Table(people.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Rank", value: \.age) { Text("\($0.age)") }.alignment(.leading)
        TableColumn("Mark") { _ in Text("x") }.alignment(.center)
      }
    }
    let cells = host.all(.role(.cell)).prefix(4)
    #expect(cells.map { $0[.textAlignment] } == [nil, .trailing, nil, .center])
    #expect(cells.map { $0[.tabularFigures] } == [nil, true, nil, nil])
    #expect(host.all(.column()).map { $0[.textAlignment] } == [nil, .trailing, nil, .center])
  }

  @Test func aConditionShowsAndHidesAColumn() {
    let people = People.three
    @SharedBox var showsAge = false
    let host = TestHost {
      Table(people.all) {
        TableColumn("Name", value: \.name)
        if showsAge { TableColumn("Age", value: \.age) { Text("\($0.age)") } }
        for year in [1, 2] { TableColumn("In \(year)") { Text("\($0.age + year)") } }
      }
    }
    #expect(host.all(.column()).map(\.name) == ["Name", "In 1", "In 2"])
    showsAge = true
    #expect(host.all(.column()).map(\.name) == ["Name", "Age", "In 1", "In 2"])
    #expect(host.all(.row("Ben"))[0].children.map(\.words) == ["Ben", "7", "8", "9"])
    #expect(host.find(.role(.table))?[.tracks]?.items.count == 4)
  }

  @Test func aChangedValueChangesOneText() {
    let people = People.three
    let host = table(people)
    host.forgetChanges()
    people.all[1].age = 8
    host.expectChanges(#"text: text = "8""#, #"text: text = "9""#)
  }

  // MARK: Long tables

  @Test func longTablesMountNearbyRows() {
    let people = People(100_000)
    let host = table(people)
    #expect(host.all(.row()).count == 60)
    #expect(host.find(.role(.table))?[.rowCount] == 100_000)
    host.scroll(to: .row("Person 61"))
    #expect(host.all(.row()).count == 180)
    people.all.removeLast(50_000)
    #expect(host.find(.role(.table))?[.rowCount] == 50_000)
    people.all = people.all.reversed()
    #expect(host.find(.row(at: 0))?.children.first?.words == "Person 50000")
    #expect(host.all(.row()).count <= 300)
  }
}
