internal import BinderyViews

/// A number from a range.
enum SliderElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("label", node, class: "slider", control: false)
    out.part(.label, "span", class: "control-label", node[.label])
    out.raw("<input class=\"range\" data-part=\"control\" type=\"range\"")
    for (key, name) in bounds {
      if let number = node[key] { out.attribute(name, NumberText.text(number)) }
    }
    if node[.step] == nil { out.raw(" step=\"any\"") }
    // The value comes after the bounds: before them, 0 to 100 would clip it.
    out.attribute("value", NumberText.text(node[.number] ?? 0))
    ControlAttributes.write(node, &out)
    out.raw(">")
    out.close("label")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let control = DOMTarget(node.id, .control)
    if property == .number { return [.value(control, NumberText.text(node[.number] ?? 0))] }
    if property == .label { return [.text(DOMTarget(node.id, .label), node[.label] ?? "")] }
    guard let name = bounds.first(where: { $0.key.property == property }) else { return nil }
    let number = node[name.key].map(NumberText.text)
    return [.attribute(control, name: name.name, value: number ?? (property == .step ? "any" : nil))]
  }

  static func controlPart(of node: Node) -> DOMPart? { .control }
  static func isNativeControl(_ node: Node) -> Bool { true }

  private static let bounds: [(key: PropertyKey<Double>, name: String)] = [
    (.minimum, "min"), (.maximum, "max"), (.step, "step"),
  ]
}
