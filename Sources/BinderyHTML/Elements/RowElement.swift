internal import BinderyViews

/// One row of a list, with a grip if it can be moved, its content, and the buttons of its actions; or one of a table, with its cells.
enum RowElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    if isInTable(node) { return writeTableRow(node, &out) }
    out.kind(on: .events)
    out.existence(of: .isSelected, in: node)
    out.begin("li", node, class: "row")
    out.attribute("data-checked", on: .isSelected, value: node[.isSelected].map { String($0) })
    let isSelectable = node.takes(.tap) && node[.isSelected] != nil && !out.isPlain
    // The client makes one row of a list the stop of the Tab key.
    out.attribute("tabindex", on: .events, value: isSelectable ? "-1" : nil)
    if isSelectable {
      out.attribute("aria-current", on: .isSelected, value: node.isTrue(.isSelected) ? "true" : nil)
    }
    out.boxAttributes(node)
    out.end()
    let content = "r\(node.id.rawValue)"
    let hasGrip = node.takes(.move) || node.takes(.drag)
    if hasGrip { out.grip(of: node, named: content) }
    out.begin(
      "div", .control, of: node, class: "row-content", hasGrip ? " id=\"\(content)\"" : "", also: " content")
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

  static func slot(of child: Node, in node: Node) -> DOMPart? {
    child.role == .actions || isInTable(node) ? nil : .content
  }

  private static func isInTable(_ node: Node) -> Bool { node.parent?.role == .table }

  private static func writeTableRow(_ node: Node, _ out: inout ElementWriter) {
    out.begin("div", node, class: "table-row", " role=\"row\"")
    out.attribute("aria-selected", on: .isSelected, value: node[.isSelected].map { String($0) })
    // The client makes one row of a table the stop of the Tab key.
    out.attribute("tabindex", on: .events, value: node.takes(.tap) ? "-1" : nil)
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    out.children(of: node)
    if out.isPlain, node.takes(.tap) {
      out.raw("<div class=\"cell\" role=\"gridcell\">")
      out.plainButton(pressing: node)
      out.raw("</div>")
    }
    out.close("div")
  }

  private static func writeDelete(_ node: Node, _ out: inout ElementWriter) {
    out.raw("<div class=\"actions\"><button class=\"button\"\(out.press(node, "delete"))")
    out.raw(" data-role=\"destructive\">")
    out.fixed(icon: "trash")
    out.raw("<span class=\"text\">Delete</span></button></div>")
  }
}
