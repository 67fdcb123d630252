internal import BinderyViews

/// A number changed in steps by two buttons.
enum StepperElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("div", node, class: "stepper", extra: " role=\"group\"\(bounds(node))")
    out.part(.label, "span", class: "control-label", node[.label])
    out.part(.value, "output", class: "stepper-value", words(node))
    out.raw("<span class=\"stepper-buttons\">")
    writeButton("decrement", "Decrease", "minus", &out)
    writeButton("increment", "Increase", "add", &out)
    out.raw("</span>")
    out.close("div")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let target = DOMTarget(node.id)
    func attribute(_ name: String, _ key: PropertyKey<Double>) -> DOMOperation {
      .attribute(target, name: name, value: node[key].map(NumberText.text))
    }
    switch property {
    case .label: return [.text(DOMTarget(node.id, .label), node[.label] ?? "")]
    case .number: return [attribute("data-number", .number), .text(DOMTarget(node.id, .value), words(node))]
    case .accessibilityValue: return [.text(DOMTarget(node.id, .value), words(node))]
    case .minimum: return [attribute("data-min", .minimum)]
    case .maximum: return [attribute("data-max", .maximum)]
    case .step: return [attribute("data-step", .step)]
    default: return nil
    }
  }

  private static func words(_ node: Node) -> String {
    node[.accessibilityValue] ?? NumberText.text(node[.number] ?? 0)
  }

  private static func bounds(_ node: Node) -> String {
    var text = ""
    let names: [(PropertyKey<Double>, String)] = [
      (.number, "number"), (.minimum, "min"), (.maximum, "max"), (.step, "step"),
    ]
    for (key, name) in names {
      if let number = node[key] { text.append(" data-\(name)=\"\(NumberText.text(number))\"") }
    }
    return text
  }

  private static func writeButton(_ act: String, _ label: String, _ icon: String, _ out: inout HTMLWriter) {
    out.raw("<button class=\"step\" type=\"button\" data-act=\"\(act)\" aria-label=\"\(label)\">")
    Icons.write(icon, &out)
    out.close("button")
  }
}
