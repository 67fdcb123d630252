internal import BinderyViews

/// A screenful that says why there is nothing to show, and what to do next.
enum UnavailableElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("div", node, class: "unavailable")
    if let icon = node[.icon] {
      Icons.write(icon.rawValue, class: "unavailable-icon", part: true, &out)
    }
    out.part(
      .title, "h\(min(max(node[.headingLevel] ?? 2, 1), 6))", class: "unavailable-title",
      node[.title])
    out.part(.detail, "p", class: "unavailable-detail", node[.detail])
    out.raw("<div class=\"unavailable-content\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("div")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .title: [.text(DOMTarget(node.id, .title), node[.title] ?? "")]
    case .detail: [.text(DOMTarget(node.id, .detail), node[.detail] ?? "")]
    case .icon:
      [.attribute(DOMTarget(node.id, .icon), name: "href", value: Icons.reference(node[.icon]?.rawValue))]
    default: nil
    }
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
