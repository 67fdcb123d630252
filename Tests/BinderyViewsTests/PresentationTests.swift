import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

@Suite("Presentation", .workScope) @MainActor
struct PresentationTests {
  @Test func sheetsStayLastWhenTheContentChanges() {
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

  @Test func aChoiceAboutAValueNeedsNoMessage() {
    struct Screen: View {
      @State private var asks = false
      @State private var deleted = ""
      var body: some View {
        Text("Deleted: \(deleted)")
        Button("Ask") { asks = true }
          .confirmationDialog("Delete?", isPresented: $asks, presenting: "Tea") { name in
            Button("Delete \(name)") { deleted = name }
          }
      }
    }
    let host = TestHost { Screen() }
    host.tap("Ask")
    host.tap("Delete Tea")
    #expect(host.shows("Deleted: Tea"))
  }

  @Test func aChoiceCanAlwaysBeCanceled() {
    struct Screen: View {
      @State var asks = false
      var isOwn = false
      var body: some View {
        Button("Ask") { asks = true }.confirmationDialog("Delete?", isPresented: $asks) {
          Button("Delete", role: .destructive) {}
          if isOwn { Button("Keep it", role: .cancel) {} }
        }
      }
    }
    let host = TestHost { Screen() }
    host.tap("Ask")
    host.tap("Cancel")
    #expect(!host.shows(.button("Delete")))
    let own = TestHost { Screen(isOwn: true) }
    own.tap("Ask")
    #expect(own.shows(.button("Keep it")))
    #expect(!own.shows(.button("Cancel")))
  }

  @Test func aPopoverForAnItemIsASheet() {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State private var item: Item?
      var body: some View {
        Button("Show") { item = Item(id: 7) }
          .popover(item: $item, attachmentAnchor: .point(.bottom), arrowEdge: .leading) {
            Text("Item \($0.id)")
          }
      }
    }
    let host = TestHost { Screen() }
    host.tap("Show")
    #expect(host.find(.role(.sheet)) != nil && host.shows("Item 7"))
  }

  @Test func titlesAreKeysStringsOrTexts() throws {
    let catalog = try StringCatalog(xcstrings: Data(Self.german.utf8))
    let word = "Save"
    func title<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> String? {
      TestHost { content().environment(\.strings, catalog).environment(\.locale, Locale(identifier: "de")) }
        .all(.role(.alert)).first?[.title]
    }
    #expect(title { EmptyView().alert("Save", isPresented: .constant(true)) {} } == "Sichern")
    #expect(title { EmptyView().alert(word, isPresented: .constant(true)) {} } == "Save")
    #expect(title { EmptyView().alert(word.prefix(2), isPresented: .constant(true)) {} } == "Sa")
    #expect(title { EmptyView().alert(Text("Save"), isPresented: .constant(true)) {} } == "Sichern")
    #expect(title { EmptyView().alert(Text(verbatim: "Save"), isPresented: .constant(true)) {} } == "Save")
  }

  private static let german = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Save": {"localizations": {"de": {"stringUnit":
    {"state": "translated", "value": "Sichern"}}}}}}
    """
}
