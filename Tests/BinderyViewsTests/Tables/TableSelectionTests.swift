import Bindery
import BinderyTesting
import BinderyViews
import Testing

/// Selected rows of tables and lists, with and without the Shift key.
@Suite(.workScope) @MainActor
struct TableSelectionTests {
  private func table(_ people: People) -> TestHost {
    TestHost {
      Table(people.all, selection: Bindable(people).selection) { TableColumn("Name", value: \.name) }
    }
  }

  @Test func aPressSelectsAndDeselectsARow() {
    let people = People(5)
    let host = table(people)
    host.tap(.row("Person 2"))
    host.tap(.row("Person 4"))
    #expect(people.selection == [2, 4])
    #expect(host.all(.row()).map { $0[.isSelected] } == [false, true, false, true, false])
    host.tap(.row("Person 2"))
    #expect(people.selection == [4])
  }

  @Test func atMostOneRowIsSelectedByAnOptionalID() {
    let people = People(3)
    let host = TestHost {
      Table(people.all, selection: Bindable(people).chosen) { TableColumn("Name", value: \.name) }
    }
    host.tap(.row("Person 2"))
    host.tap(.row("Person 3"))
    #expect(people.chosen == 3)
    #expect(host.find(.row("Person 3"))?.takes(.extend) == false)
    #expect(host.find(.role(.table))?.takes(.extend) == false)
  }

  @Test func shiftSelectsTheRowsFromTheLastPressedOne() {
    let people = People(9)
    let host = table(people)
    host.tap(.row("Person 9"))
    host.tap(.row("Person 3"))
    host.extendSelection(to: .row("Person 6"))
    #expect(people.selection == [3, 4, 5, 6, 9])
    // It ends elsewhere: the rows beyond are no longer selected.
    host.extendSelection(to: .row("Person 4"))
    #expect(people.selection == [3, 4, 9])
    host.extendSelection(to: .row("Person 1"))
    #expect(people.selection == [1, 2, 3, 9])
  }

  @Test func anExtensionWithoutAPressedRowBeginsWhereItIs() {
    let people = People(5)
    let host = table(people)
    host.extendSelection(to: .row("Person 3"))
    #expect(people.selection == [3])
    host.extendSelection(to: .row("Person 5"))
    #expect(people.selection == [3, 4, 5])
  }

  @Test func anExtensionFollowsTheOrderOfTheRows() {
    let people = People(5)
    let host = table(people)
    host.tap(.row("Person 2"))
    people.all.reverse()
    host.extendSelection(to: .row("Person 1"))
    #expect(people.selection == [1, 2])
    host.extendSelection(to: .row("Person 3"))
    #expect(people.selection == [2, 3])
  }

  @Test func anExtensionWhosePressedRowWasRemovedBeginsWhereItIs() {
    let people = People(5)
    let host = table(people)
    host.tap(.row("Person 2"))
    people.all.remove(at: 1)
    host.extendSelection(to: .row("Person 4"))
    #expect(people.selection == [2, 4])
  }

  @Test func anExtensionIncludesRowsThatAreNotMounted() {
    let people = People(10_000)
    let tree = ViewTree(rows: .window) {
      Table(people.all, selection: Bindable(people).selection) { TableColumn("Name", value: \.name) }
    }
    func rows() -> [Node] { tree.root.children[0].children.filter { $0.role == .row && $0.takes(.tap) } }
    tree.send(UserEvent(.tap, on: rows()[10].id))
    let rest = tree.root.children[0].children.last { $0.takes(.reveal) }
    tree.send(UserEvent(.reveal(8_000..<8_010), on: rest!.id))
    tree.send(UserEvent(.extend, on: rows()[0].id))
    #expect(people.selection == Set(11...8_061))
    tree.unmount()
  }

  @Test func aTableSelectsAllItsRows() {
    let people = People(1_000)
    let host = table(people)
    host.extendSelection(to: .role(.table))
    #expect(people.selection == Set(1...1_000))
  }

  @Test func listsExtendTheirSelection() {
    let people = People(5)
    let host = TestHost { List(people.all, selection: Bindable(people).selection) { Text($0.name) } }
    host.tap(.row("Person 2"))
    host.extendSelection(to: .row("Person 4"))
    #expect(people.selection == [2, 3, 4])
  }
}
