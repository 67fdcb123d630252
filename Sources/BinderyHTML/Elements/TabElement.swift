internal import BinderyViews

/// A page and the button that shows it. The button is a navigation item, because each page has its own screens.
enum TabElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.begin("section", node, class: "tab")
    out.attribute("data-selected", on: .isSelected, value: node.isTrue(.isSelected) ? "" : nil)
    out.boxAttributes(node)
    out.end()
    out.begin("button", .control, of: node, class: "tab-button", out.press(node, "tab"))
    out.attribute("data-badge", on: .badge, value: node[.badge])
    out.attribute("aria-current", on: .isSelected, value: node.isTrue(.isSelected) ? "page" : nil)
    out.controlAttributes(node, isNative: true)
    out.end()
    out.icon(of: node)
    out.words(.title, of: node, "span", class: "tab-title", on: .title, value: node[.title])
    out.raw("</button><div class=\"tab-panel\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("section")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
