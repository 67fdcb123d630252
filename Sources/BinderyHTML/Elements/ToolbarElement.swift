internal import BinderyViews

/// The buttons of a screen, each in its place.
enum ToolbarElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.open("div", node, class: node.role == .toolbar ? "toolbar" : "toolbar-item")
    out.children(of: node)
    out.close("div")
  }
}
