internal import BinderyViews

/// One choice of a picker. Its value in the document is the number of its node, by which the picker is told the choice.
enum OptionElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let id = node.id.rawValue
    if isInMenu(node) {
      out.raw("<option id=\"n\(id)\" value=\"\(id)\"")
      if node.isTrue(.isOn) { out.raw(" selected") }
      ControlAttributes.write(node, &out)
      out.raw(">")
      out.text(node[.text] ?? "")
      out.close("option")
    } else {
      out.open("label", node, class: "option", control: false)
      out.raw("<input class=\"option-input\" data-part=\"control\" type=\"radio\" autocomplete=\"off\"")
      out.raw(" name=\"p\(node.parent?.id.rawValue ?? 0)\" value=\"\(id)\"")
      if node.isTrue(.isOn) { out.raw(" checked") }
      ControlAttributes.write(node, &out)
      out.raw(">")
      out.part(.label, "span", class: "option-label", node[.text])
      Icons.write("check", class: "option-check", &out)
      out.close("label")
    }
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let inMenu = isInMenu(node)
    switch property {
    case .text: return [.text(DOMTarget(node.id, inMenu ? nil : .label), node[.text] ?? "")]
    case .isOn:
      return [
        .property(
          DOMTarget(node.id, inMenu ? nil : .control), name: inMenu ? "selected" : "checked",
          value: node.isTrue(.isOn))
      ]
    default: return nil
    }
  }

  static func controlPart(of node: Node) -> DOMPart? { isInMenu(node) ? nil : .control }
  static func isNativeControl(_ node: Node) -> Bool { true }

  private static func isInMenu(_ node: Node) -> Bool { node.parent.map(PickerElement.isMenu) ?? true }
}
