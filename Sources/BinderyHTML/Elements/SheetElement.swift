internal import BinderyViews

/// Content over the rest.
///
/// It is written open, so that it can be read before any script runs; the script then makes it modal.
enum SheetElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("dialog", node, class: "sheet", extra: " open\(DialogName.attribute(of: node))")
    if node.takes(.dismiss) {
      out.raw("<button class=\"close\" type=\"button\" data-act=\"dismiss\" aria-label=\"Close\">")
      Icons.write("close", &out)
      out.close("button")
    }
    out.part(.title, "h2", class: "sheet-title", node[.title])
    out.raw("<div class=\"sheet-content\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("dialog")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    DialogName.operations(node, property)
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
