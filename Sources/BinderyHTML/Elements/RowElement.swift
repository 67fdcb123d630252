internal import BinderyViews

/// One row of a list, with a grip if it can be moved, its content, and the buttons of its actions.
enum RowElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.kind(on: .events)
    out.existence(of: .isSelected, in: node)
    out.begin("li", node, class: "row")
    out.attribute("data-checked", on: .isSelected, value: node[.isSelected].map { String($0) })
    out.boxAttributes(node)
    out.end()
    if node.takes(.move) || node.takes(.drag) { out.grip() }
    out.begin("div", .control, of: node, class: "row-content", also: " content")
    out.controlAttributes(node)
    out.end()
    out.children(of: node) { $0.role != .actions }
    out.close("div")
    out.plainButton(pressing: node)
    if node[.isSelected] != nil { out.fixed(icon: "check", class: "row-check") }
    if node.takes(.delete) { writeDelete(node, &out) }
    out.children(of: node) { $0.role == .actions }
    out.close("li")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { child.role == .actions ? nil : .content }

  private static func writeDelete(_ node: Node, _ out: inout ElementWriter) {
    out.raw("<div class=\"actions\"><button class=\"button\"\(out.press(node, "delete"))")
    out.raw(" data-role=\"destructive\">")
    out.fixed(icon: "trash")
    out.raw("<span class=\"text\">Delete</span></button></div>")
  }
}
