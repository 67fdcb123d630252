internal import BinderyViews

/// Pages of which one is shown.
enum TabsElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("div", node, class: "tabs")
    out.children(of: node)
    out.close("div")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    guard property == .value else { return nil }
    return node.children.flatMap(TabElement.selection)
  }
}
