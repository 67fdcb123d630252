internal import BinderyViews

/// A title that shows or hides the content below it.
enum DisclosureElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.begin("details", node, class: "disclosure")
    out.state("open", on: .isExpanded, value: node.isTrue(.isExpanded))
    out.boxAttributes(node)
    out.end()
    out.begin("summary", .control, of: node, class: "disclosure-title")
    out.controlAttributes(node)
    out.end()
    out.words(.title, of: node, "span", class: "disclosure-words", on: .title, value: node[.title])
    out.fixed(icon: "chevron-right", class: "disclosure-glyph")
    out.raw("</summary><div class=\"disclosure-content\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("details")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
