internal import BinderyViews

/// A stack of screens; the last one is in front.
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

  /// A screen shows the title of the screen before it, and a surrounding dialog is named after the last
  /// screen.
  ///
  /// The first screen has no back button. It stays first for the lifetime of the stack, because it is the
  /// stack's root.
  static func neighbors(ofChildrenIn node: Node, changedAt child: Node?) -> [Node] {
    let screens = node.children.filter { $0.role == .screen }.dropFirst()
    return Array(screens) + [DialogName.dialog(around: node)].compactMap(\.self)
  }
}
