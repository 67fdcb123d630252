import BinderyViews
import Testing

@testable import BinderyHTML

/// Long presses, and addresses for which a page is left.
@MainActor
@Suite struct PressTests {
  @Test func longPressTargetsAreReachableByKeyboard() {
    let tree = TreeWriter()
    let html = HTMLRenderer.html(of: tree.node(.text, [.set(.text, "Photo"), .events(.longPress)]))
    #expect(html.contains("data-on=\"longPress\""))
    #expect(html.contains("tabindex=\"0\"") && html.contains("role=\"button\""))
  }

  @Test(arguments: [Role.box, .text, .shape])
  func aPageWithoutScriptHasAButtonForEachKindOfPress(role: Role) {
    for (kind, value) in [
      (UserEvent.Kind.tap, "2"), (.doubleTap, "2.doubleTap"), (.longPress, "2.longPress"),
    ] {
      let tree = TreeWriter()
      var page = PageRenderer(title: "Photos", token: nil, basePath: "/")
      page.plain = PlainPage(window: "w", query: "", address: "/", turn: 0)
      let window = tree.node(.window, [], [tree.node(.row, [], []), tree.node(role, [.events(kind)], [])])
      #expect(page.html(of: window).contains("name=\"press\" value=\"\(value)\">Choose</button>"))
    }
  }

  @Test func aButtonHasTheTextThatItCopies() {
    let tree = TreeWriter()
    let html = HTMLRenderer.html(of: tree.node(.button, [.set(.copiedText, "/?invitation=1")]))
    #expect(html.contains("data-copy=\"/?invitation=1\""))
  }

  @Test func whatCanBeDraggedHasAGrip() {
    let tree = TreeWriter()
    for role in [Role.row, .box] {
      let html = HTMLRenderer.html(of: tree.node(role, [.set(.dragType, "Card"), .events(.drag)]))
      #expect(html.contains("data-drag=\"Card\"") && html.contains("data-on=\"drag\""))
      #expect(html.contains("<button class=\"grip\" type=\"button\""))
    }
    #expect(!HTMLRenderer.html(of: tree.node(.row)).contains("grip"))
  }

  /// The grip is a part of the box, so that the name of the box begins with “Move”, unless the box has a name of its own.
  @Test func theGripOfABoxIsNamedByTheBox() {
    let tree = TreeWriter()
    let box = tree.node(.box, [.set(.dragType, "Card"), .events(.drag)])
    #expect(HTMLRenderer.html(of: box).contains(#"id="g1" aria-label="Move" aria-labelledby="n1""#))
    let named = tree.node(
      .box, [.set(.dragType, "Card"), .set(.accessibilityLabel, "Draw"), .events(.drag)])
    #expect(HTMLRenderer.html(of: named).contains(#"id="g2" aria-label="Move" aria-labelledby="g2 n2""#))
  }

  @Test func destinationsShowTheTypeThatTheyTake() {
    let tree = TreeWriter()
    let html = HTMLRenderer.html(
      of: tree.node(.row, [.set(.dropType, "Card"), .set(.insertionType, "Label")]))
    #expect(html.contains("data-drop=\"Card\"") && html.contains("data-insert=\"Label\""))
  }

  @Test func aPageIsLeftForSafeAddressesOnly() {
    var json = ""
    HTMLRenderer.operation(opening: "https://example.org/\"a\"")?.encode(into: &json)
    #expect(json == #"["o",1,"https://example.org/\"a\""]"#)
    #expect(HTMLRenderer.operation(opening: "javascript:alert(1)") == nil)
  }

  @Test func aTabShowsItsBadge() {
    let tree = TreeWriter()
    let tabs = tree.node(.tabs, [], [tree.node(.tab, [.set(.title, "Inbox"), .set(.badge, "3")])])
    #expect(HTMLRenderer.html(of: tabs).contains("data-badge=\"3\""))
  }
}
