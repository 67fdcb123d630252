internal import BinderyViews

/// One of several options: a menu is a `select`, the other styles are radio buttons (so arrow keys come with them).
enum PickerElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    if isMenu(node) {
      out.open("label", node, class: "picker", control: false)
      out.part(.label, "span", class: "control-label", node[.label])
      out.raw("<select class=\"select\" data-part=\"control content\" autocomplete=\"off\"")
      ControlAttributes.write(node, &out)
      out.raw(">")
      out.children(of: node)
      out.raw("</select>")
      Icons.write("chevron-down", class: "select-glyph", &out)
      out.close("label")
    } else {
      out.open("fieldset", node, class: "picker", extra: " role=\"radiogroup\"")
      out.part(.label, "legend", class: "control-label", node[.label])
      out.raw("<div class=\"options\" data-part=\"content\">")
      out.children(of: node)
      out.raw("</div>")
      out.close("fieldset")
    }
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    guard property == .label else { return nil }
    return [.text(DOMTarget(node.id, .label), node[.label] ?? "")]
  }

  static func controlPart(of node: Node) -> DOMPart? { isMenu(node) ? .control : nil }
  static func isNativeControl(_ node: Node) -> Bool { true }
  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }

  /// Whether the options stand in a `select`.
  static func isMenu(_ node: Node) -> Bool {
    switch node[.pickerStyle] {
    case .segmented, .inline: false
    case .menu, nil: true
    }
  }
}
