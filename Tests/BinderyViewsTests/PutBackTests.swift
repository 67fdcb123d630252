import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Panel {
  @Box var isOn = false
  @Box var color = "Red"
  @Box var tab = "a"
  @Box var isLocked = false

  /// Bindings that reject every change.
  var frozenColor: Binding<String> { Binding(get: { self.color }, set: { _ in }) }
  var frozenTab: Binding<String> { Binding(get: { self.tab }, set: { _ in }) }
}

/// Hosts change some controls at once when they are pressed. If the app rejects the change, the tree reports the
/// state again.
@Suite(.workScope) @MainActor
struct PutBackTests {
  private let panel = Panel()

  private func picker(_ selection: Binding<String>) -> TestHost {
    TestHost {
      Picker("Color", selection: selection) {
        Text("Red").tag("Red")
        Text("Blue").tag("Blue")
      }
    }
  }

  private func tabs(_ selection: Binding<String>) -> TestHost {
    TestHost {
      TabView(selection: selection) {
        Tab("A", systemImage: "list.bullet", value: "a") { Text("a") }
        Tab("B", systemImage: "magnifyingglass", value: "b") { Text("b") }
      }
    }
  }

  @Test func aRefusedChoiceIsReportedForAllOptions() {
    let host = picker(panel.frozenColor)
    host.select("Blue", in: "Color")
    host.expectChanges(#"option "Red": isSelected = true"#, #"option "Blue": isSelected = false"#)
  }

  @Test func anAcceptedChoiceIsReportedOnce() {
    let host = picker(Bindable(panel).color)
    host.select("Blue", in: "Color")
    #expect(host.changes().count == 2)
    #expect(panel.color == "Blue")
  }

  @Test func aRefusedTabIsReportedForAllTabs() {
    let host = tabs(panel.frozenTab)
    host.tap(.role(.tab, "B"))
    host.expectChanges(#"tab "A": isSelected = true"#, #"tab "B": isSelected = false"#)
  }

  @Test func aSwitchThatWasLockedMeanwhileIsReported() throws {
    let host = TestHost { Toggle("Light", isOn: Bindable(panel).isOn).disabled(panel.isLocked) }
    let toggle = try #require(host.find("Light"))
    panel.isLocked = true
    host.forgetChanges()
    #expect(!host.tree.send(UserEvent(.toggle(true), on: toggle.id)))
    host.expectChanges(#"toggle "Light": isOn = false"#)
    #expect(!panel.isOn)
  }
}
