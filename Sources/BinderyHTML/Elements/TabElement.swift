internal import BinderyViews

/// One page and the button that leads to it: a way to go, of which one is current, since each is a screen of its own.
enum TabElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let isShown = isShown(node)
    out.open("section", node, class: "tab", control: false, extra: isShown ? " data-selected" : "")
    out.raw("<button class=\"tab-button\" type=\"button\" data-part=\"control\" data-act=\"tab\"")
    if isShown { out.attribute("aria-current", "page") }
    out.attribute("value", node.string(.value))
    ControlAttributes.write(node, &out)
    out.raw(">")
    if let icon = node.string(.icon) { Icons.write(icon, part: true, &out) }
    out.part(.title, "span", class: "tab-title", node.string(.title))
    out.raw("</button><div class=\"tab-panel\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("section")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .title: [.text(DOMTarget(node.id, .title), node.string(.title) ?? "")]
    case .icon:
      [.attribute(DOMTarget(node.id, .icon), name: "href", value: Icons.reference(node.string(.icon)))]
    case .isOn: selection(of: node)
    case .value: [.attribute(DOMTarget(node.id, .control), name: "value", value: node.string(.value))]
    default: nil
    }
  }

  /// The operations that show whether a tab is the chosen one.
  static func selection(of node: Node) -> [DOMOperation] {
    let isShown = isShown(node)
    return [
      .attribute(DOMTarget(node.id), name: "data-selected", value: isShown ? "" : nil),
      .attribute(DOMTarget(node.id, .control), name: "aria-current", value: isShown ? "page" : nil),
    ]
  }

  static func controlPart(of node: Node) -> DOMPart? { .control }
  static func isNativeControl(_ node: Node) -> Bool { true }
  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }

  private static func isShown(_ node: Node) -> Bool {
    if let isOn = node[.isOn] { return isOn == .bool(true) }
    guard let tabs = node.parent else { return true }
    guard let chosen = tabs.string(.value) else { return tabs.children.first === node }
    return node.string(.value) == chosen
  }
}
