internal import BinderyViews

/// A screenful that says why there is nothing to show, and what to do next.
enum UnavailableElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("div", node, class: "unavailable")
    if let asset = node.string(.asset) {
      out.raw("<img class=\"unavailable-picture\" alt=\"\" data-part=\"icon\"")
      out.attribute("src", Pictures.path(of: asset))
      out.raw(">")
    } else if let icon = node.string(.icon) {
      Icons.write(icon, class: "unavailable-icon", part: true, &out)
    }
    out.part(
      .title, "h\(min(max(node.int(.headingLevel) ?? 2, 1), 6))", class: "unavailable-title",
      node.string(.title))
    out.part(.detail, "p", class: "unavailable-detail", node.string(.detail))
    out.raw("<div class=\"unavailable-content\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("div")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .title: [.text(DOMTarget(node.id, .title), node.string(.title) ?? "")]
    case .detail: [.text(DOMTarget(node.id, .detail), node.string(.detail) ?? "")]
    case .icon:
      [.attribute(DOMTarget(node.id, .icon), name: "href", value: Icons.reference(node.string(.icon)))]
    case .asset:
      [
        .attribute(
          DOMTarget(node.id, .icon), name: "src", value: node.string(.asset).map(Pictures.path))
      ]
    default: nil
    }
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
