import Bindery
import BinderyTesting
import BinderyViews
import Testing

@Suite("Presentation", .workScope) @MainActor
struct PresentationTests {
  @Test func aSheetStandsLastWhateverTheContentUnderItBecomes() {
    @MainActor final class Model {
      @Box var isOpen = true
      @Box var isOn = false
    }
    let model = Model()
    let tree = ViewTree {
      Group { if model.isOn { Text("on") } else { Text("off") } }
        .sheet(isPresented: Bindable(model).isOpen) { Text("sheet") }
      Text("under")
    }
    #expect(tree.root.children.map(\.role) == [.text, .text, .sheet])
    model.isOn = true
    #expect(tree.root.children.map(\.role) == [.text, .text, .sheet])
    #expect(tree.root.children.first?[.text] == "on")
    tree.unmount()
  }
}
