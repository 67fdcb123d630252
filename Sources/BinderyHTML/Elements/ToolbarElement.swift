internal import BinderyViews

/// The toolbar of a screen, or one of its items.
enum ToolbarElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.open("div", node, class: node.role == .toolbar ? "toolbar" : "toolbar-item")
    out.children(of: node)
    out.close("div")
  }
}
