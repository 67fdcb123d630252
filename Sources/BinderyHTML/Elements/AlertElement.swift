internal import BinderyViews

/// A question over the rest, answered by its buttons.
enum AlertElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let isAlert = node.role == .alert
    let role = isAlert ? " role=\"alertdialog\"" : ""
    out.open(
      "dialog", node, class: isAlert ? "alert" : "action-sheet",
      extra: " open\(role)\(DialogName.attribute(of: node))")
    out.raw("<div class=\"dialog-words\">")
    out.part(.title, "h2", class: "dialog-title", node[.title])
    out.part(.detail, "p", class: "dialog-detail", node[.detail])
    out.raw("</div><div class=\"dialog-content\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("dialog")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    if property == .detail { return [.text(DOMTarget(node.id, .detail), node[.detail] ?? "")] }
    return DialogName.operations(node, property)
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
