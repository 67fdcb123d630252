internal import BinderyViews

/// A day, a time or both (``PropertyKey/dateComponents``).
enum DateElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("label", node, class: "date", control: false)
    out.part(.label, "span", class: "control-label", node[.label])
    out.raw("<input class=\"field-input\" data-part=\"control\" type=\"\(inputType(of: node))\"")
    let value = value(of: node)
    if !value.isEmpty { out.attribute("value", value) }
    ControlAttributes.write(node, &out)
    out.raw(">")
    out.close("label")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .date: [.value(DOMTarget(node.id, .control), value(of: node))]
    case .label: [.text(DOMTarget(node.id, .label), node[.label] ?? "")]
    default: nil
    }
  }

  static func controlPart(of node: Node) -> DOMPart? { .control }
  static func isNativeControl(_ node: Node) -> Bool { true }

  private static func inputType(of node: Node) -> String {
    switch node[.dateComponents] {
    case .time: "time"
    case .dateTime: "datetime-local"
    case .date, nil: "date"
    }
  }

  /// ISO 8601, as inputs of all three types hold it.
  private static func value(of node: Node) -> String { node[.date]?.description ?? "" }
}
