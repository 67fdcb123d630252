internal import BinderyViews

/// A day, a time or both (``Property/style``: `date`, `time`, `dateTime`).
enum DateElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("label", node, class: "date", control: false)
    out.part(.label, "span", class: "control-label", node.string(.label))
    out.raw("<input class=\"field-input\" data-part=\"control\" type=\"\(inputType(of: node))\"")
    let value = value(of: node)
    if !value.isEmpty { out.attribute("value", value) }
    ControlAttributes.write(node, &out)
    out.raw(">")
    out.close("label")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .value: [.value(DOMTarget(node.id, .control), value(of: node))]
    case .label: [.text(DOMTarget(node.id, .label), node.string(.label) ?? "")]
    default: nil
    }
  }

  static func controlPart(of node: Node) -> DOMPart? { .control }
  static func isNativeControl(_ node: Node) -> Bool { true }

  private static func inputType(of node: Node) -> String {
    switch node.string(.style) {
    case "time": "time"
    case "dateTime": "datetime-local"
    default: "date"
    }
  }

  /// The part of an ISO 8601 date that the input holds: `2026-11-21`, `08:30` or `2026-11-21T08:30`.
  private static func value(of node: Node) -> String {
    let date = node.string(.value) ?? ""
    switch node.string(.style) {
    case "time": return String((date.split(separator: "T").last ?? "").prefix(5))
    case "dateTime": return String(date.prefix(16))
    default: return String(date.prefix(10))
    }
  }
}
