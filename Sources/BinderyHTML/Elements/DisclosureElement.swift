internal import BinderyViews

/// A title that shows or hides what stands under it.
enum DisclosureElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("details", node, class: "disclosure", control: false, extra: node.isTrue(.isOn) ? " open" : "")
    out.raw("<summary class=\"disclosure-title\" data-part=\"control\"")
    ControlAttributes.write(node, &out)
    out.raw(">")
    out.part(.title, "span", class: "disclosure-words", node[.title])
    Icons.write("chevron-right", class: "disclosure-glyph", &out)
    out.raw("</summary><div class=\"disclosure-content\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("details")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .isOn: [.property(DOMTarget(node.id), name: "open", value: node.isTrue(.isOn))]
    case .title: [.text(DOMTarget(node.id, .title), node[.title] ?? "")]
    default: nil
    }
  }

  static func controlPart(of node: Node) -> DOMPart? { .control }
  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
