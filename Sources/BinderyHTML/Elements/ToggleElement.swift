internal import BinderyViews

/// On or off.
enum ToggleElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("label", node, class: "toggle", control: false)
    out.raw("<span class=\"toggle-label\">")
    out.part(.label, "span", class: "control-label", node[.label])
    out.raw("<span class=\"toggle-content\" data-part=\"content\">")
    out.phrasing { $0.children(of: node) }
    out.raw("</span></span><input class=\"switch\" data-part=\"control\" type=\"checkbox\" role=\"switch\"")
    out.raw(" autocomplete=\"off\"")
    if node.isTrue(.isOn) { out.raw(" checked") }
    ControlAttributes.write(node, &out)
    out.raw(">")
    out.close("label")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .isOn: [.property(DOMTarget(node.id, .control), name: "checked", value: node.isTrue(.isOn))]
    case .label: [.text(DOMTarget(node.id, .label), node[.label] ?? "")]
    default: nil
    }
  }

  static func controlPart(of node: Node) -> DOMPart? { .control }
  static func isNativeControl(_ node: Node) -> Bool { true }
  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
  static func isPhrasing(_ node: Node) -> Bool { true }
}
