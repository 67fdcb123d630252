internal import BinderyViews

/// One page and the button that leads to it: a way to go, of which one is current, since each is a screen of its own.
enum TabElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let isShown = isShown(node)
    out.open("section", node, class: "tab", control: false, extra: isShown ? " data-selected" : "")
    out.raw("<button class=\"tab-button\" type=\"button\" data-part=\"control\" data-act=\"tab\"")
    if isShown { out.attribute("aria-current", "page") }
    ControlAttributes.write(node, &out)
    out.raw(">")
    if let icon = node[.icon] { Icons.write(icon.rawValue, part: true, &out) }
    out.part(.title, "span", class: "tab-title", node[.title])
    out.raw("</button><div class=\"tab-panel\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("section")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .title: [.text(DOMTarget(node.id, .title), node[.title] ?? "")]
    case .icon:
      [.attribute(DOMTarget(node.id, .icon), name: "href", value: Icons.reference(node[.icon]?.rawValue))]
    case .isOn: selection(of: node)
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
    node.isTrue(.isOn)
  }
}
