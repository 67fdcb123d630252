import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Days {
  struct Day: Identifiable, Equatable {
    let id: Int
    var rows: [String]
  }

  @Box var days: [Day]

  init(_ count: Int, rows: Int) {
    days = (1...count).map { day in Day(id: day, rows: (1...rows).map { "\(day)/\($0)" }) }
  }
}

/// Long lists, as ``ForEach`` mounts them.
@Suite(.workScope) @MainActor
struct LazyListTests {
  @Test func longListsMountNearbyRows() {
    let model = Rows(1000)
    let host = TestHost {
      List {
        ForEach(model.rows) { row in Text(row.name) }
        Text("end")
      }
    }
    #expect(host.texts.count == 61)
    #expect(host.texts.last == "end")
    host.scroll(to: .row("row 61"))
    host.forgetChanges()
    #expect(host.texts.count == 181)
    #expect(host.texts[179] == "row 180")
    // Changes of rows that are not mounted yet cost nothing.
    model.rows.removeLast()
    model.rows[500].name = "far"
    host.expectChanges()
    host.scroll(to: .row("row 999"))
    #expect(host.texts.count == 1000)
    #expect(host.texts.suffix(2) == ["row 999", "end"])
    model.rows.append(Row(2000))
    #expect(host.texts.suffix(2) == ["row 2000", "end"])
  }

  @Test func shortenedListsShowTheRemainingRows() {
    let model = Rows(1000)
    let host = TestHost { List { ForEach(model.rows) { row in Text(row.name) } } }
    model.rows = Array(model.rows.prefix(3))
    #expect(host.all(.row()).count == 3)
    model.rows = []
    #expect(host.all(.row()).isEmpty)
  }

  // MARK: Sections

  private func list(of model: Days) -> TestHost {
    TestHost {
      List {
        ForEach(model.days) { day in
          Section("Day \(day.id)") { ForEach(day.rows, id: \.self) { row in Text(row) } }
        }
      }
    }
  }

  @Test(arguments: [(rows: 10, first: 60, then: 180), (7, 63, 189)])
  func sectionsAreMountedAsTheirRowsComeNear(rows: Int, first: Int, then: Int) {
    let host = list(of: Days(1000, rows: rows))
    #expect(host.texts.count == first)
    host.scroll(to: .row(host.texts[first - 1]))
    #expect(host.texts.count == first)
    host.scroll(to: .row("\(first / rows + 1)/1"))
    #expect(host.texts.count == then)
  }

  @Test func aLongSectionLeavesTheOthersForLater() {
    let host = list(of: Days(3, rows: 1000))
    #expect(host.texts.count == 60)
    #expect(host.all(.role(.section)).count == 1)
  }

  @Test func scrollingReachesTheLastRow() {
    let host = list(of: Days(40, rows: 50))
    host.scroll(to: .row("40/50"))
    #expect(host.texts.count == 2000)
    #expect(host.texts.first == "1/1")
    #expect(host.texts.last == "40/50")
  }

  @Test func insertsAtTheTopMountOnlyThemselves() {
    let model = Days(1000, rows: 10)
    let host = list(of: model)
    model.days.insert(Days.Day(id: 0, rows: ["new"]), at: 0)
    #expect(host.texts.count == 61)
    model.days[0].rows.append("newer")
    #expect(host.texts.prefix(2) == ["new", "newer"])
    #expect(host.texts.count == 62)
  }

  @Test func changesOfUnmountedRowsSendNothing() {
    let model = Days(1000, rows: 10)
    let host = list(of: model)
    host.forgetChanges()
    model.days[500].rows.removeAll()
    model.days.removeLast()
    host.expectChanges()
  }

  @Test func emptySectionsCountAsOneRow() {
    let model = Days(1000, rows: 1)
    for index in model.days.indices { model.days[index].rows = [] }
    #expect(list(of: model).all(.role(.section)).count == 60)
  }
}
