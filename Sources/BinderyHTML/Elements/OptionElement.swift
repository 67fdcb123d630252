internal import BinderyViews

/// One choice of a picker.
enum OptionElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let isChosen = isChosen(node)
    if isInMenu(node) {
      out.raw("<option id=\"n\(node.id.rawValue)\"")
      out.raw(" value=\"")
      out.text(node.string(.value) ?? "")
      out.raw("\"")
      if isChosen { out.raw(" selected") }
      ControlAttributes.write(node, &out)
      out.raw(">")
      out.text(node.string(.text) ?? "")
      out.close("option")
    } else {
      out.open("label", node, class: "option", control: false)
      out.raw("<input class=\"option-input\" data-part=\"control\" type=\"radio\"")
      out.raw(" name=\"p\(node.parent?.id.rawValue ?? 0)\" value=\"")
      out.text(node.string(.value) ?? "")
      out.raw("\"")
      if isChosen { out.raw(" checked") }
      ControlAttributes.write(node, &out)
      out.raw("><span class=\"option-label\" data-part=\"label\">")
      out.text(node.string(.text) ?? "")
      out.raw("</span>")
      Icons.write("check", class: "option-check", &out)
      out.close("label")
    }
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let inMenu = isInMenu(node)
    let control = DOMTarget(node.id, inMenu ? nil : .control)
    switch property {
    case .text: return [.text(DOMTarget(node.id, inMenu ? nil : .label), node.string(.text) ?? "")]
    case .value: return [.attribute(control, name: "value", value: node.string(.value) ?? "")]
    case .isOn: return [.property(control, name: inMenu ? "selected" : "checked", value: node.isTrue(.isOn))]
    default: return nil
    }
  }

  static func controlPart(of node: Node) -> DOMPart? { isInMenu(node) ? nil : .control }
  static func isNativeControl(_ node: Node) -> Bool { true }

  private static func isInMenu(_ node: Node) -> Bool { node.parent.map(PickerElement.isMenu) ?? true }

  private static func isChosen(_ node: Node) -> Bool {
    if node.isTrue(.isOn) { return true }
    guard let chosen = node.parent?.string(.value) else { return false }
    return node.string(.value) == chosen
  }
}
