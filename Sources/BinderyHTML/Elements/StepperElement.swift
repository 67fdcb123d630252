internal import BinderyViews

/// A number changed in steps by two buttons.
enum StepperElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.begin("div", node, class: "stepper", " role=\"group\"")
    out.attribute("data-number", on: .number, value: node[.number].map(NumberText.text))
    out.attribute("data-min", on: .minimum, value: node[.minimum].map(NumberText.text))
    out.attribute("data-max", on: .maximum, value: node[.maximum].map(NumberText.text))
    out.attribute("data-step", on: .step, value: node[.step].map(NumberText.text))
    out.boxAttributes(node)
    out.refusalAttributes(of: node, isGroup: true)
    out.controlAttributes(node)
    out.end()
    out.words(.label, of: node, "span", class: "control-label", on: .label, value: node[.label])
    out.words(
      .value, of: node, "output", class: "stepper-value", on: .number, .accessibilityValue, .label,
      value: value(of: node))
    out.raw("<span class=\"stepper-buttons\">")
    writeButton(node, "decrement", "Decrease", "minus", &out)
    writeButton(node, "increment", "Increase", "add", &out)
    out.raw("</span>")
    out.refusal(of: node)
    out.close("div")
  }

  /// Returns the text beside the buttons; nil if the label contains the number.
  private static func value(of node: Node) -> String? {
    if let value = node[.accessibilityValue] { return value }
    guard let number = node[.number].map(NumberText.text) else { return nil }
    let isInLabel =
      node[.label]?.split { !$0.isNumber && !".,-".contains($0) }.contains { $0 == number } ?? false
    return isInLabel ? nil : number
  }

  private static func writeButton(
    _ node: Node, _ act: String, _ label: String, _ icon: String, _ out: inout ElementWriter
  ) {
    out.raw("<button class=\"step\"\(out.press(node, act)) aria-label=\"\(label)\">")
    out.fixed(icon: icon)
    out.close("button")
  }
}
