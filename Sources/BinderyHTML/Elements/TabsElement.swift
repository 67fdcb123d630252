internal import BinderyViews

/// Several pages, one of which is shown.
enum TabsElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.open("div", node, class: "tabs")
    out.children(of: node)
    out.close("div")
  }
}
