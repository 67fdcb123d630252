internal import Bindery
@testable internal import BinderyHTML
internal import BinderyViews
internal import Testing

@MainActor
struct SplitViewTests {
  @MainActor
  private final class Model {
    @Box var folder: String?
    @Box var visibility = NavigationSplitViewVisibility.automatic
  }

  private let model = Model()

  private func tree() -> ViewTree {
    ViewTree {
      NavigationSplitView(columnVisibility: Bindable(model).visibility) {
        List(["inbox"], id: \.self, selection: Bindable(model).folder) { Text($0) }
          .navigationTitle("Mail").navigationSplitViewColumnWidth(200)
      } detail: {
        Text("Choose")
      }
    }
  }

  @Test func columnsAreTheScreensOfOneElement() {
    let html = HTMLRenderer.html(of: tree().root)
    #expect(html.contains(#"data-path data-columns="2" data-front="0" data-hides="0""#))
    #expect(html.contains("width:200px"))
    #expect(html.ranges(of: "<section").count == 2)
    #expect(html.contains(#"aria-label="Back to Mail""#))
    #expect(html.ranges(of: "columns-switch").count == 1)
  }

  @Test func aChoiceChangesOneAttributeOfTheColumns() {
    let tree = tree()
    _ = tree.takePatches()
    model.folder = "inbox"
    model.visibility = .detailOnly
    let operations = tree.takePatches().flatMap { HTMLRenderer.operations(for: $0) }
    let text = operations.map { "\($0)" }.joined(separator: "\n")
    #expect(text.contains("data-front"))
    #expect(text.contains("data-hides"))
    #expect(text.contains("checked"))
  }
}
