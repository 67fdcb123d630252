internal import BinderyViews

/// A number changed in steps by two buttons.
enum StepperElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("div", node, class: "stepper", extra: " role=\"group\"\(bounds(node))")
    out.part(.label, "span", class: "control-label", node.string(.label))
    out.part(.value, "output", class: "stepper-value", words(node))
    out.raw("<span class=\"stepper-buttons\">")
    writeButton("decrement", "Decrease", "minus", &out)
    writeButton("increment", "Increase", "add", &out)
    out.raw("</span>")
    out.close("div")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let target = DOMTarget(node.id)
    func attribute(_ name: String) -> DOMOperation {
      .attribute(target, name: name, value: node.double(property).map(NumberText.text))
    }
    switch property {
    case .label: return [.text(DOMTarget(node.id, .label), node.string(.label) ?? "")]
    case .number: return [attribute("data-number"), .text(DOMTarget(node.id, .value), words(node))]
    case .accessibilityValue: return [.text(DOMTarget(node.id, .value), words(node))]
    case .minimum: return [attribute("data-min")]
    case .maximum: return [attribute("data-max")]
    case .step: return [attribute("data-step")]
    default: return nil
    }
  }

  private static func words(_ node: Node) -> String {
    node.string(.accessibilityValue) ?? NumberText.text(node.double(.number) ?? 0)
  }

  private static func bounds(_ node: Node) -> String {
    var text = ""
    let names: [(Property, String)] = [
      (.number, "number"), (.minimum, "min"), (.maximum, "max"), (.step, "step"),
    ]
    for (property, name) in names {
      if let number = node.double(property) { text.append(" data-\(name)=\"\(NumberText.text(number))\"") }
    }
    return text
  }

  private static func writeButton(_ act: String, _ label: String, _ icon: String, _ out: inout HTMLWriter) {
    out.raw("<button class=\"step\" type=\"button\" data-act=\"\(act)\" aria-label=\"\(label)\">")
    Icons.write(icon, &out)
    out.close("button")
  }
}
