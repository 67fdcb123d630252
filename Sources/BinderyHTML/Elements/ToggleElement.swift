internal import BinderyViews

/// A switch with the states on and off.
enum ToggleElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.begin("label", node, class: "toggle")
    out.boxAttributes(node)
    out.end()
    out.raw("<span class=\"toggle-label\" id=\"\(ElementWriter.name(ofLabel: node))\">")
    out.words(.label, of: node, "span", class: "control-label", on: .label, value: node[.label])
    out.raw("<span class=\"toggle-content\" data-part=\"content\">")
    out.phrasing { $0.children(of: node) }
    out.raw("</span></span>")
    // A form reports a switch that is off by nothing but this.
    if out.isPlain { out.raw("<input type=\"hidden\"\(out.name(ofField: node)) value=\"off\">") }
    out.begin(
      "input", .control, of: node, class: "switch",
      "\(out.name(ofField: node)) type=\"checkbox\" role=\"switch\" autocomplete=\"off\"")
    out.state("checked", on: .isOn, value: node.isTrue(.isOn))
    out.refusalAttributes(of: node, isInsideLabel: true)
    out.controlAttributes(node, isNative: true)
    out.end()
    out.refusal(of: node)
    out.close("label")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
  static func isPhrasing(_ node: Node) -> Bool { true }
}
