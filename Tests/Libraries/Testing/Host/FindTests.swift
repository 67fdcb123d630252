import Bindery
import BinderyTesting
import BinderyViews
import Testing

@Suite(.workScope) @MainActor
struct FindTests {
  let model = Shopping(["Milk", "Bread", "Milk"])

  @Test func nodesAreFoundByNameRoleTextLabelAndIdentifier() {
    let host = TestHost { ShoppingView(model: model).accessibilityIdentifier("unused") }
    #expect(host.find("Bread")?.role == .row)
    #expect(host.find(.button("Clear"))?.role == .button)
    #expect(host.find(.text("Bread").inside(.row("Bread"))) != nil)
    #expect(host.find(.label("Quiet"))?.role == .toggle)
    #expect(host.all(.row()).count == 3)
    #expect(host.shows(.text(containing: "rea")))
    #expect(!host.shows("Butter"))
  }

  @Test func missingNodesAreReportedWithTheScreen() {
    let host = TestHost { Text("Hello") }
    withKnownIssue {
      host.find(.button("Bye"))
    } matching: {
      $0.says("Nothing here is button \"Bye\". What is here:\n  window\n    text \"Hello\"")
    }
  }

  @Test func ambiguousMatchesAreReported() {
    let host = TestHost { ShoppingView(model: model) }
    withKnownIssue {
      host.find("Milk")
    } matching: {
      $0.says("2 things here are \"Milk\"") && $0.says("`.at(…)`")
    }
    #expect(host.find(Query("Milk").at(1)) === host.all(.row()).last)
  }

  @Test func onlyWhatIsShownIsFound() {
    let host = TestHost {
      Text("Seen")
      Text("Unseen").hidden()
    }
    #expect(host.shows("Seen"))
    #expect(!host.shows("Unseen"))
    #expect(host.texts == ["Seen"])
  }
}
