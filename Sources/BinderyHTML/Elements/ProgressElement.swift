internal import BinderyViews

/// Work under way: a bar where its part of the whole is known, else a spinner.
enum ProgressElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    // A spinner hides some labels that a bar shows.
    out.existence(of: .number, in: node)
    let tag = out.box
    out.begin(tag, node, class: "progress")
    out.boxAttributes(node)
    out.end()
    out.begin("progress", .control, of: node, class: "progress-bar")
    out.attribute("value", on: .number, value: node[.number].map(NumberText.text))
    out.attribute(
      "aria-label", on: .label, .accessibilityLabel,
      value: node[.accessibilityLabel] ?? node[.label] ?? "Loading")
    out.controlAttributes(node, isNamed: true)
    out.end()
    out.close("progress")
    out.words(
      .label, of: node, "span", class: "progress-label", on: .label, value: visibleLabel(of: node))
    out.close(tag)
  }

  /// A spinner says "loading" by itself.
  private static func visibleLabel(of node: Node) -> String? {
    let label = node[.label]
    return label == "Loading" && node[.number] == nil ? nil : label
  }
}
