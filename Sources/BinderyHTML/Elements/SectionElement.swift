internal import BinderyViews

/// Rows under a header and over a footer.
enum SectionElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let isInList = node.parent?.role == .list
    let tag = isInList ? "li" : "section"
    out.open(tag, node, class: "section")
    out.part(.title, "h2", class: "section-title", node[.title])
    let rows = holdsRows(node) ? "ul" : "div"
    out.raw("<\(rows) class=\"rows\" data-part=\"content\"\(rows == "ul" ? " role=\"list\"" : "")>")
    out.children(of: node)
    out.close(rows)
    out.part(.detail, "p", class: "section-detail", node[.detail])
    out.close(tag)
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .title: [.text(DOMTarget(node.id, .title), node[.title] ?? "")]
    case .detail: [.text(DOMTarget(node.id, .detail), node[.detail] ?? "")]
    default: nil
    }
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }

  private static func holdsRows(_ node: Node) -> Bool {
    node.parent?.role == .list || node.children.first?.role == .row
  }
}
