internal import BinderyHTML
internal import BinderyViews
internal import Testing

@MainActor
struct ToolbarTests {
  private let tree = TreeWriter()

  /// The style sheet shows the button where the items do not fit. It has no script: the browser opens the popover.
  @Test func aToolbarBeginsWithTheButtonOfItsMenu() {
    let item = tree.node(.toolbarItem, [.set(.placement, .primaryAction)])
    let html = HTMLRenderer.html(of: tree.node(.toolbar, [], [item]))
    #expect(
      html.hasPrefix(
        #"<div id="n2" class="toolbar"><button class="more" type="button" popovertarget="more-n2" aria-label="More">"#
      ))
    #expect(html.contains(#"<div class="more-open" popover id="more-n2"></div>"#))
    #expect(html.hasSuffix(#"<div id="n1" class="toolbar-item" data-placement="primary"></div></div>"#))
  }
}
