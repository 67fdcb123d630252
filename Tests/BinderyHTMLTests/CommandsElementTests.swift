import BinderyViews
import Testing

@testable import BinderyHTML

/// The menus of a window's commands in a page.
@MainActor
struct CommandsElementTests {
  private let tree = TreeWriter()

  private func menu() -> Node {
    let text = tree.node(.text, [.set(.text, "New card")])
    let button = tree.node(
      .button, [.events(.tap), .set(.keyboardShortcut, KeyboardShortcut("e"))], [text])
    return tree.node(.commands, [.set(.title, "<Board>")], [button])
  }

  @Test func aMenuIsHiddenAndHasTheNameOfItsCommands() {
    let html = HTMLRenderer.html(of: menu())
    #expect(html.contains("class=\"commands\" hidden data-title=\"&lt;Board&gt;\""))
    #expect(html.contains("aria-keyshortcuts=\"Meta+E\""))
  }

  @Test func aPageWithoutScriptHasNoMenus() {
    let window = tree.node(.window, [], [menu()])
    var page = PageRenderer(title: "Board", token: nil, basePath: "/")
    #expect(page.html(of: window).contains("New card"))
    page.plain = PlainPage(window: "w", query: "", address: "/", turn: 0)
    #expect(!page.html(of: window).contains("New card"))
  }
}
