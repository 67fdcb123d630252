import Bindery
import BinderyTesting
import BinderyViews
import Testing

@Suite(.workScope) @MainActor
struct GestureTests {
  let model = Shopping(["Milk", "Bread"])

  @Test func typingAppendsLetterByLetter() {
    let host = TestHost { ShoppingView(model: model) }
    var seen: [String] = []
    let watch = model.$draft.bind { seen.append($0) }
    host.type("Te", into: "New item")
    host.type("a", into: .field())
    #expect(seen == ["", "T", "Te", "Tea"])
    watch.dispose()
  }

  @Test func enteringReplacesTheTextAtOnce() {
    let host = TestHost { ShoppingView(model: model) }
    host.enter("Tea", into: "New item")
    host.enter("Rice", into: "New item")
    #expect(model.draft == "Rice")
  }

  @Test func returnSubmitsAField() {
    let host = TestHost { ShoppingView(model: model) }
    host.enter("Tea", into: "New item")
    host.submit("New item")
    #expect(model.items.map(\.name) == ["Milk", "Bread", "Tea"])
  }

  @Test func aTapOnAButtonPressesIt() {
    let host = TestHost { ShoppingView(model: model) }
    host.enter("Tea", into: "New item")
    host.tap("Add")
    #expect(model.items.last?.name == "Tea")
  }

  @Test func aTapOnARowOrATextInItIsTheSame() {
    let host = TestHost { ShoppingView(model: model) }
    host.tap(.row("Milk"))
    #expect(model.items[0].isBought)
    host.tap("Milk")
    #expect(!model.items[0].isBought)
    host.tap(.row(at: 1))
    #expect(model.items[1].isBought)
  }

  @Test func swipingARowUncoversItsActions() {
    let host = TestHost { ShoppingView(model: model) }
    host.swipe(.row("Milk"), "Delete")
    #expect(model.items.map(\.name) == ["Bread"])
  }

  @Test func choosingSwitchingAndAdjustingWriteTheModel() {
    let host = TestHost { ShoppingView(model: model) }
    host.select("Metric", in: "Units")
    host.toggle("Quiet")
    host.adjust("Count", to: 5)
    #expect(model.unit == "Metric")
    #expect(model.isQuiet)
    #expect(model.count == 5)
  }

  @Test func pullingRefreshes() async {
    let host = TestHost { ShoppingView(model: model) }
    host.refresh()
    await settle()
    #expect(model.log == ["reloaded"])
  }

  @Test func scrollingMountsTheRowsOfALongList() {
    let model = Shopping((0..<500).map { "Item \($0)" })
    let host = TestHost { ShoppingView(model: model) }
    #expect(!host.shows("Item 499"))
    #expect(host.snapshot().contains("\n      …\n"))
    host.scroll(to: "Item 499")
    host.tap("Item 499")
    #expect(model.items[499].isBought)
    #expect(host.all(.row()).count == 500)
  }

  @Test func scrollingCallsOnScrollVisible() {
    let log = Log()
    let host = TestHost {
      List {
        ForEach(["a", "b", "c", "d"], id: \.self) { name in
          Text(name).onScrollVisible { log.add(name) }
        }
      }
    }
    host.scroll(to: "c")
    #expect(log.entries == ["a", "b", "c"])
    withKnownIssue {
      host.scroll(to: "9")
    } matching: {
      $0.says("Nothing here is \"9\"")
    }
  }

  @Test func anAlertIsAnsweredOrDismissed() {
    let host = TestHost { ShoppingView(model: model) }
    host.tap("Clear")
    host.dismiss()
    #expect(!model.asks)
    host.tap("Clear")
    host.tap("Remove")
    #expect(model.items.isEmpty)
    #expect(!host.shows(.role(.alert)))
  }

  @Test func viewsUnderAnAlertAreUnreachable() {
    let host = TestHost { ShoppingView(model: model) }
    host.tap("Clear")
    withKnownIssue {
      host.toggle("Quiet")
    } matching: {
      $0.says(#"toggle "Quiet" exists, but is covered by alert "Remove all?""#)
    }
  }

  @Test func disabledControlsCannotBeUsed() {
    let host = TestHost { ShoppingView(model: model) }
    withKnownIssue {
      host.tap("Add")
    } matching: {
      $0.says(#"button "Add" is disabled."#)
    }
  }

  @Test func aRowOnATabIsPressedAndNotTheTab() {
    var pressed: [String] = []
    let host = TestHost {
      TabView(selection: Binding(get: { 1 }, set: { pressed.append("tab \($0)") })) {
        List { Button("Milk") { pressed.append("milk") } }.tabItem { Text("Shop") }.tag(1)
      }
    }
    host.tap(.row("Milk"))
    #expect(pressed == ["milk"])
  }

  @Test func unsupportedEventsAreReported() {
    let host = TestHost { ShoppingView(model: model) }
    withKnownIssue {
      host.submit(.button("Clear"))
    } matching: {
      $0.says(#"button "Clear" takes no submit, and nothing around it does."#)
    }
  }

  @Test func missingOptionsAndActionsAreReportedWithExistingOnes() {
    let host = TestHost { ShoppingView(model: model) }
    withKnownIssue {
      host.select("Kelvin", in: "Units")
    } matching: {
      $0.says(#"picker "Units" has no option "Kelvin", but "Imperial", "Metric"."#)
    }
    withKnownIssue {
      host.swipe(.row("Milk"), "Archive")
    } matching: {
      $0.says(#"has no action "Archive", but "Delete"."#)
    }
  }
}
