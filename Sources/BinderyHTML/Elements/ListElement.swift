internal import BinderyViews

/// Rows, perhaps in sections.
///
/// Styles take the bullets away, and Safari the list with them; the explicit role keeps it.
enum ListElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.open("ul", node, class: "list", role: "list")
    out.children(of: node)
    out.close("ul")
  }
}
