internal import BinderyViews

/// A list of rows, optionally in sections.
///
/// The style sheet removes the bullets, after which Safari no longer reports a list; the explicit role
/// restores it.
enum ListElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.open("ul", node, class: "list", role: "list")
    out.children(of: node)
    out.close("ul")
  }
}
