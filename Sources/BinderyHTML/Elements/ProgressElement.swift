internal import BinderyViews

/// A bar that shows the completed part of some work, or a spinner if that is unknown.
enum ProgressElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    let tag = out.box
    out.begin(tag, node, class: "progress")
    out.boxAttributes(node)
    out.end()
    out.begin("progress", .control, of: node, class: "progress-bar")
    out.attribute("value", on: .fractionCompleted, value: node[.fractionCompleted].map(NumberText.text))
    out.attribute(
      "aria-label", on: .label, .accessibilityLabel, value: node[.accessibilityLabel] ?? node[.label])
    out.controlAttributes(node, isNamed: true)
    out.end()
    out.close("progress")
    out.words(.label, of: node, "span", class: "progress-label", on: .label, value: node[.label])
    out.close(tag)
  }
}
