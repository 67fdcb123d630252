internal import BinderyViews

/// A placeholder that explains why there is no content, and what to do next.
enum UnavailableElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.kind(on: .headingLevel)
    out.open("div", node, class: "unavailable")
    out.icon(of: node, class: "unavailable-icon")
    out.words(
      .title, of: node, "h\(min(max(node[.headingLevel] ?? 2, 1), 6))", class: "unavailable-title",
      on: .title,
      value: node[.title])
    out.words(.detail, of: node, "p", class: "unavailable-detail", on: .detail, value: node[.detail])
    out.raw("<div class=\"unavailable-content\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("div")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
