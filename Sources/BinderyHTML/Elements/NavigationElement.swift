internal import BinderyViews

/// Screens of which the last is the one in front.
enum NavigationElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.begin("div", node, class: "navigation")
    out.attribute("data-path", on: .path, value: AppPath.text(of: node[.path] ?? []))
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    out.children(of: node)
    out.close("div")
  }
}
