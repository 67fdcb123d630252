internal import BinderyViews

/// A number from a range.
enum SliderElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.begin("div", node, class: "slider")
    out.boxAttributes(node)
    out.end()
    out.controlLabel(of: node)
    out.begin(
      "input", .control, of: node, class: "range",
      " id=\"\(ElementWriter.name(ofControl: node))\" type=\"range\"\(out.name(ofField: node))")
    out.attribute("min", on: .minimum, value: node[.minimum].map(NumberText.text))
    out.attribute("max", on: .maximum, value: node[.maximum].map(NumberText.text))
    out.attribute("step", on: .step, value: node[.step].map(NumberText.text) ?? "any")
    // The value follows the bounds, because the default bounds of 0 and 100 would clip it.
    out.value(on: .number, value: NumberText.text(node[.number] ?? 0))
    out.refusalAttributes(of: node)
    out.controlAttributes(node, isNative: true)
    out.end()
    out.refusal(of: node)
    out.close("div")
  }
}
