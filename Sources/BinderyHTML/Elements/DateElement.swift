internal import BinderyViews

/// A day, a time or both (``PropertyKey/dateComponents``).
enum DateElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.begin("div", node, class: "date")
    out.boxAttributes(node)
    out.end()
    out.controlLabel(of: node)
    out.begin(
      "input", .control, of: node, class: "field-input",
      " id=\"\(ElementWriter.name(ofControl: node))\"\(out.name(ofField: node))")
    out.attribute("type", on: .dateComponents, value: inputType(of: node))
    out.attribute("min", on: .minimumDate, value: node[.minimumDate]?.description)
    // A year has four digits: without a bound, browsers let people type six.
    out.attribute(
      "max", on: .maximumDate, .dateComponents, value: node[.maximumDate]?.description ?? lastDate(of: node))
    out.value(on: .date, value: node[.date]?.description ?? "")
    out.refusalAttributes(of: node)
    out.controlAttributes(node, isNative: true)
    out.end()
    out.refusal(of: node)
    out.close("div")
  }

  private static func lastDate(of node: Node) -> String? {
    switch node[.dateComponents] {
    case .time: nil
    case .dateTime: "9999-12-31T23:59"
    case .date, nil: "9999-12-31"
    }
  }

  private static func inputType(of node: Node) -> String {
    switch node[.dateComponents] {
    case .time: "time"
    case .dateTime: "datetime-local"
    case .date, nil: "date"
    }
  }
}
