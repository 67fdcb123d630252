import Bindery
import BinderyTesting
import BinderyViews
import Testing

@Suite(.workScope) @MainActor
struct ChangesTests {
  @Test func deletingRow3Of1000SendsOneRemove() {
    let model = Shopping((0..<1000).map { "Item \($0)" })
    let host = TestHost { ShoppingView(model: model) }
    host.swipe(.row("Item 3"), "Delete")
    host.expectChanges(#"remove row "Item 3" from section "Items""#)
  }

  @Test func onlyTheChangedRowIsRedrawn() {
    let model = Shopping(["Milk", "Bread"])
    let host = TestHost { ShoppingView(model: model) }
    model.items[1].name = "Rye"
    host.expectChanges(#"text: text = "Rye""#)
  }

  @Test func insertsAndMovesNameTheirPosition() {
    let model = Shopping(["Milk", "Bread", "Tea"])
    let host = TestHost { ShoppingView(model: model) }
    model.items.insert(.init(id: 9, name: "Rice"), at: 1)
    host.expectChanges(#"insert row "Rice" in section "Items" before row "Bread""#)
    batch { model.items.append(model.items.removeFirst()) }
    host.expectChanges(#"move row "Milk" in section "Items" to the end"#)
  }

  @Test func anEqualWriteChangesNothing() {
    let model = Shopping(["Milk"])
    let host = TestHost { ShoppingView(model: model) }
    model.unit = "Imperial"
    host.expectChanges()
  }

  @Test func otherChangesThanExpectedAreShownLineByLine() {
    let host = TestHost { ShoppingView(model: Shopping()) }
    host.toggle("Quiet")
    withKnownIssue {
      host.expectChanges("nonsense")
    } matching: {
      $0.says("- nonsense")
    }
  }
}
