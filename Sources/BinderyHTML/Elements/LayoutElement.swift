internal import BinderyViews

/// Boxes that only arrange their children, also as a list of rows, tabs, a status message (a live region) or the buttons of a row, which are
/// behind it on touch screens and beside it for pointers.
enum LayoutElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    switch node.role {
    case .divider: writeDivider(node, &out)
    case .scroll: writeScroll(node, &out)
    case .actions, .tabs: writeBox("div", node, &out)
    // The style sheet removes the bullets, after which Safari no longer reports a list; the explicit role restores it.
    case .list: writeBox("ul", node, role: "list", &out)
    case .status: writeBox(out.box, node, role: "status", &out)
    default:
      let isLayers = node.role == .layers
      // A view that can be dragged is in a box.
      if node.role == .box { out.kind(on: .events) }
      let tag = out.box
      out.open(
        tag, node, class: isLayers ? "stack" : node.role.rawValue, role: role(of: node),
        isLayers ? " data-axis=\"depth\"" : "")
      // A button has no buttons inside.
      if node.role == .box, node.takes(.drag), !out.isPhrasing {
        out.existence(of: .accessibilityLabel, in: node)
        out.grip(of: node, named: "n\(node.id.rawValue)", isContent: node[.accessibilityLabel] == nil)
      }
      out.children(of: node)
      out.close(tag)
    }
  }

  private static func writeBox(
    _ tag: String, _ node: Node, role: String? = nil, _ out: inout ElementWriter
  ) {
    out.open(tag, node, class: node.role.rawValue, role: role)
    out.children(of: node)
    out.close(tag)
  }

  /// Returns the ARIA role of a box that cannot be pressed. Only a box with a role can have a name.
  private static func role(of node: Node) -> String? {
    if node[.headingLevel] != nil { return "heading" }
    return node[.accessibilityLabel] == nil ? nil : "group"
  }

  /// A horizontal scroll view can have the focus, so that the arrow keys scroll it.
  private static func writeScroll(_ node: Node, _ out: inout ElementWriter) {
    let tag = out.box
    let isPressed = node.isPressable && !out.isPlain
    out.begin(tag, node, class: "scroll")
    out.attribute("role", on: .events, value: isPressed ? "button" : nil)
    out.attribute("tabindex", on: .events, .axis, value: isPressed || node[.axis] == .horizontal ? "0" : nil)
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    out.plainButton(pressing: node)
    out.children(of: node)
    out.close(tag)
  }

  private static func writeDivider(_ node: Node, _ out: inout ElementWriter) {
    let tag = out.isPhrasing ? "span" : "hr"
    out.open(tag, node, class: "divider")
    if tag == "span" { out.close(tag) }
  }

  /// The first screen of the window shows the link to the home page.
  static func neighbors(of node: Node, showing property: Property) -> [Node] {
    property == .home && node.role == .window ? firstScreens(in: node) : []
  }

  private static func firstScreens(in node: Node) -> [Node] {
    switch node.role {
    case .screen: [node]
    case .navigation: node.children.first.map(firstScreens) ?? []
    case .sheet: []
    default: node.children.flatMap(firstScreens)
    }
  }
}
