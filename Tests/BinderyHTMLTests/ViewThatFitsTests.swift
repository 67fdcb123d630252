internal import Bindery
@testable internal import BinderyHTML
internal import BinderyViews
internal import Testing

@MainActor
struct ViewThatFitsTests {
  private static let script = "type=\"module\" blocking=\"render\""

  private func page(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> String {
    PageRenderer(title: "Fits", token: "token", basePath: "/").html(of: ViewTree(content).root)
  }

  @Test func theBoxNamesTheDirections() {
    let html = page {
      ViewThatFits {
        Text("long")
        Text("short")
      }
    }
    #expect(html.contains("data-fits=\"width height\""))
    #expect(html.contains(Self.script))
  }

  @Test func otherPagesDoNotWaitForTheScript() {
    #expect(!page { Text("long") }.contains(Self.script))
  }
}
