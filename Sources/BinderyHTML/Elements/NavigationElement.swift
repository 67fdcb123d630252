internal import BinderyViews

/// Screens of which the last is the one in front.
enum NavigationElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.raw("<div id=\"n\(node.id.rawValue)\" class=\"navigation\" data-path=\"")
    out.text(AppPath.text(of: node[.path] ?? []))
    out.raw("\"")
    BoxAttributes.write(node, &out)
    ControlAttributes.write(node, &out)
    out.raw(">")
    out.children(of: node)
    out.close("div")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    guard property == .path else { return nil }
    return [.attribute(DOMTarget(node.id), name: "data-path", value: AppPath.text(of: node[.path] ?? []))]
  }
}
