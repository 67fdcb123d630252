internal import BinderyViews

/// A question over the rest, answered by its buttons.
enum AlertElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    let isAlert = node.role == .alert
    out.begin(
      "dialog", node, class: isAlert ? "alert" : "action-sheet",
      isAlert ? " open role=\"alertdialog\"" : " open")
    DialogName.write(node, &out)
    out.boxAttributes(node)
    out.controlAttributes(node, isNamed: true)
    out.end()
    out.raw("<div class=\"dialog-words\">")
    out.words(.title, of: node, "h2", class: "dialog-title", on: .title, value: node[.title])
    out.words(.detail, of: node, "p", class: "dialog-detail", on: .detail, value: node[.detail])
    out.raw("</div><div class=\"dialog-content\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("dialog")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }

  static func neighbors(ofChildrenIn node: Node, changedAt child: Node?) -> [Node] { [node] }
}
