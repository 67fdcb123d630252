internal import BinderyViews

/// The buttons that a row offers: behind it on touch screens, beside it where there is a pointer.
enum ActionsElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.open("div", node, class: "actions")
    out.children(of: node)
    out.close("div")
  }
}
