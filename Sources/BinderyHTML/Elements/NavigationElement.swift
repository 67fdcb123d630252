internal import BinderyViews

/// A stack of screens; the last one is in front. Of a split view, the style sheet shows the columns that fit.
enum NavigationElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.begin("div", node, class: "navigation")
    out.attribute("data-path", on: .path, value: AppPath.text(of: node[.path] ?? []))
    let columns = node[.columns]
    out.attribute("data-columns", on: .columns, value: columns.map { String($0.count) })
    out.attribute("data-front", on: .columns, value: columns.map { String($0.frontIndex) })
    out.attribute("data-hides", on: .columns, value: columns.map { String($0.hiddenCount) })
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
