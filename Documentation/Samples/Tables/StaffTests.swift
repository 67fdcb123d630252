import BinderyTesting
import BinderyViews
import Foundation
import Testing

/// The table of `Documentation/Tables.md`.
@MainActor
@Suite struct StaffTests {
  private let model = StaffViewModel([
    Person(id: 1, name: "Cleo", age: 23, email: "cleo@example.org"),
    Person(id: 2, name: "Ana", age: 41, email: "ana@example.org"),
    Person(id: 3, name: "Ben", age: 7, email: "ben@example.org"),
  ])

  @Test func aPressOnAHeaderSorts() {
    let host = TestHost { StaffTable(model: model) }
    host.tap(.column("Age"))
    #expect(host.all(.cell("Name")).map(\.words) == ["Ben", "Cleo", "Ana"])
    #expect(host.find(.cell("Email").inside(.row("Ana")))?.words == "ana@example.org")
  }

  @Test func rowsAreSelectedAndRemoved() {
    let host = TestHost { StaffTable(model: model) }
    host.tap(.row("Ana"))
    host.extendSelection(to: .row("Ben"))
    model.removeSelected()
    #expect(host.all(.cell("Name")).map(\.words) == ["Cleo"])
  }

  @Test func columnsAreShownAndWidened() {
    let host = TestHost { StaffView(model: model) }
    host.tap(.button("Columns"))
    host.tap("Show Email")
    host.adjust(.column("Age"), to: 80)
    #expect(host.all(.column()).map(\.name) == ["Name", "Age", "Email"])
    #expect(host.find(.column("Age"))?[.number] == 80)
  }
}
