internal import BinderyViews

/// An option of a picker. Its value in the document is the number of its node, which the client reports.
enum OptionElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    if node.parent.map(PickerElement.isMenu) ?? true {
      writeMenuItem(node, &out)
    } else {
      writeRadioButton(node, &out)
    }
  }

  private static func writeMenuItem(_ node: Node, _ out: inout ElementWriter) {
    out.begin("option", node, " value=\"\(node.id.rawValue)\"")
    out.state("selected", on: .isSelected, value: node.isTrue(.isSelected))
    out.boxAttributes(node)
    out.controlAttributes(node, isNative: true)
    out.end()
    out.text(on: .text, value: node[.text])
    out.close("option")
  }

  private static func writeRadioButton(_ node: Node, _ out: inout ElementWriter) {
    out.begin("label", node, class: "option")
    out.boxAttributes(node)
    out.end()
    out.begin(
      "input", .control, of: node, class: "option-input",
      " type=\"radio\" autocomplete=\"off\" name=\"n\(node.parent?.id.rawValue ?? 0)\" value=\"\(node.id.rawValue)\""
    )
    out.state("checked", on: .isSelected, value: node.isTrue(.isSelected))
    out.controlAttributes(node, isNative: true)
    out.end()
    out.words(.label, of: node, "span", class: "option-label", on: .text, value: node[.text])
    out.fixed(icon: "check", class: "option-check")
    out.close("label")
  }
}
