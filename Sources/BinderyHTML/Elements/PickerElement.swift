internal import BinderyViews

/// A choice between options: a `select` for menus, and radio buttons for the other styles, which support the arrow
/// keys.
enum PickerElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.kind(on: .pickerStyle)
    if isMenu(node) {
      out.begin("label", node, class: "picker")
      out.boxAttributes(node)
      out.end()
      out.words(
        .label, of: node, "span", class: "control-label", " id=\"\(ElementWriter.name(ofLabel: node))\"",
        on: .label,
        value: node[.label])
      out.begin(
        "select", .control, of: node, class: "select", "\(out.name(ofField: node)) autocomplete=\"off\"",
        also: " content")
      out.refusalAttributes(of: node, isInsideLabel: true)
      out.controlAttributes(node, isNative: true)
      out.end()
      out.children(of: node)
      out.raw("</select>")
      out.fixed(icon: "chevron-down", class: "select-glyph")
      out.refusal(of: node)
      out.close("label")
    } else {
      out.begin("fieldset", node, class: "picker", " role=\"radiogroup\"")
      out.boxAttributes(node)
      out.refusalAttributes(of: node)
      out.controlAttributes(node, isNative: true)
      out.end()
      out.words(.label, of: node, "legend", class: "control-label", on: .label, value: node[.label])
      out.raw("<div class=\"options\" data-part=\"content\">")
      out.children(of: node)
      out.raw("</div>")
      out.refusal(of: node)
      out.close("fieldset")
    }
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }

  /// Whether the options are in a `select`.
  static func isMenu(_ node: Node) -> Bool {
    switch node[.pickerStyle] {
    case .segmented, .inline: false
    case .menu, nil: true
    }
  }
}
