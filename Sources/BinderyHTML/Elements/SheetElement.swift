internal import BinderyViews

/// Content over the rest.
///
/// The dialog is written open, so that it can be read before any script runs. The script then makes it modal.
enum SheetElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.kind(on: .events)
    out.begin("dialog", node, class: "sheet", " open")
    DialogName.write(node, &out)
    out.boxAttributes(node)
    out.controlAttributes(node, isNamed: true)
    out.end()
    if node.takes(.dismiss) {
      out.raw("<button class=\"close\"\(out.press(node, "dismiss")) aria-label=\"Close\">")
      out.fixed(icon: "close")
      out.close("button")
    }
    out.words(.title, of: node, "h2", class: "sheet-title", on: .title, value: node[.title])
    out.raw("<div class=\"sheet-content\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("dialog")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }

  static func neighbors(ofChildrenIn node: Node, changedAt child: Node?) -> [Node] { [node] }
}
