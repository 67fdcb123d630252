internal import BinderyViews

/// The buttons of a row: behind it on touch screens, beside it for pointers.
enum ActionsElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.open("div", node, class: "actions")
    out.children(of: node)
    out.close("div")
  }
}
