internal import BinderyViews

/// A table, its headers and its cells: a grid in terms of ARIA. The rows are those of ``RowElement``.
enum TableElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    switch node.role {
    case .columns: writeHeaders(node, &out)
    case .column: writeHeader(node, &out)
    case .cell: writeCell(node, &out)
    default: writeTable(node, &out)
    }
  }

  /// The headers, and after them what is no header.
  static func slot(of child: Node, in node: Node) -> DOMPart? {
    guard node.role == .columns else { return nil }
    return child.role == .column ? .content : .actions
  }

  private static func writeTable(_ node: Node, _ out: inout ElementWriter) {
    out.begin("div", node, class: "table", " role=\"grid\"")
    // The line of headers is a row, too.
    out.attribute("aria-rowcount", on: .rowCount, value: node[.rowCount].map { String($0 + 1) })
    out.attribute("aria-multiselectable", on: .events, value: node.takes(.extend) ? "true" : nil)
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    out.children(of: node)
    out.close("div")
  }

  private static func writeHeaders(_ node: Node, _ out: inout ElementWriter) {
    out.begin("div", node, class: "columns", " role=\"row\"")
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    out.raw("<div class=\"column-list\" data-part=\"content\" role=\"none\">")
    out.children(of: node) { $0.role == .column }
    out.raw("</div><div class=\"column-menu\" data-part=\"actions\" role=\"columnheader\">")
    out.children(of: node) { $0.role != .column }
    out.raw("</div>")
    out.close("div")
  }

  private static func writeHeader(_ node: Node, _ out: inout ElementWriter) {
    out.kind(on: .events)
    let sorts = node.takes(.tap)
    out.begin("div", node, class: "column", " role=\"columnheader\"")
    let order = node[.isAscending].map { $0 ? "ascending" : "descending" }
    out.attribute("aria-sort", on: .isAscending, value: order ?? (sorts ? "none" : nil))
    out.attribute("data-min", on: .minimum, value: node[.minimum].map(NumberText.text))
    out.attribute("data-max", on: .maximum, value: node[.maximum].map(NumberText.text))
    out.boxAttributes(node)
    out.end()
    let tag = sorts ? "button" : "span"
    out.begin(tag, .control, of: node, class: "column-button", sorts ? out.press(node) : "")
    out.controlAttributes(node, isNative: sorts && !out.isPlain)
    out.end()
    out.words(.title, of: node, "span", class: "column-title", on: .title, value: node[.title])
    if sorts { out.fixed(icon: "chevron-up", class: "column-order") }
    out.close(tag)
    if node.takes(.number), !out.isPlain { writeEdge(node, &out) }
    out.close("div")
  }

  /// The edge by which people change the width of a column.
  private static func writeEdge(_ node: Node, _ out: inout ElementWriter) {
    out.begin(
      "span", .value, of: node, class: "column-edge",
      " role=\"separator\" aria-orientation=\"vertical\" tabindex=\"0\" data-act=\"width\"")
    out.attribute("aria-label", on: .title, value: "Width of \(node[.title] ?? "")")
    out.attribute("aria-valuemin", on: .minimum, value: node[.minimum].map(NumberText.text))
    out.attribute("aria-valuemax", on: .maximum, value: node[.maximum].map(NumberText.text))
    out.attribute(
      "aria-valuenow", on: .number, .minimum, value: (node[.number] ?? node[.minimum]).map(NumberText.text))
    out.end()
    out.close("span")
  }

  private static func writeCell(_ node: Node, _ out: inout ElementWriter) {
    out.begin("div", node, class: "cell", " role=\"gridcell\"")
    out.attribute("data-label", on: .label, value: node[.label])
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    out.children(of: node)
    out.close("div")
  }
}
