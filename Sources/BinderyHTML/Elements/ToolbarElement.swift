internal import BinderyViews

/// The toolbar of a screen, or one of its items.
enum ToolbarElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.open("div", node, class: node.role == .toolbar ? "toolbar" : "toolbar-item")
    if node.role == .toolbar { writeMore(of: node, &out) }
    out.children(of: node)
    out.close("div")
  }

  /// Writes the button that shows the items for which a narrow window has no room. The browser opens and closes an empty popover, and while it
  /// is open, the style sheet shows the items: so they are the same elements in a wide window.
  private static func writeMore(of node: Node, _ out: inout ElementWriter) {
    let name = "more-n\(node.id.rawValue)"
    out.raw("<button class=\"more\" type=\"button\" popovertarget=\"\(name)\" aria-label=\"More\">")
    out.fixed(icon: "more")
    out.raw("</button><div class=\"more-open\" popover id=\"\(name)\"></div>")
  }
}
