internal import BinderyViews

/// Work under way: a bar where its part of the whole is known, else a spinner.
enum ProgressElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let tag = out.box
    out.open(tag, node, class: "progress", control: false)
    out.raw("<progress class=\"progress-bar\" data-part=\"control\"")
    out.attribute("value", node[.number].map(NumberText.text))
    if node[.accessibilityLabel] == nil { out.attribute("aria-label", name(of: node)) }
    ControlAttributes.write(node, &out)
    out.raw("></progress>")
    out.part(.label, "span", class: "progress-label", visibleLabel(of: node))
    out.close(tag)
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .number:
      [
        .attribute(
          DOMTarget(node.id, .control), name: "value", value: node[.number].map(NumberText.text))
      ]
    case .label, .accessibilityLabel:
      [
        .text(DOMTarget(node.id, .label), visibleLabel(of: node) ?? ""),
        .attribute(DOMTarget(node.id, .control), name: "aria-label", value: name(of: node)),
      ]
    default: nil
    }
  }

  static func controlPart(of node: Node) -> DOMPart? { .control }

  private static func name(of node: Node) -> String {
    node[.accessibilityLabel] ?? node[.label] ?? "Loading"
  }

  /// A spinner says "loading" by itself.
  private static func visibleLabel(of node: Node) -> String? {
    let label = node[.label]
    return label == "Loading" && node[.number] == nil ? nil : label
  }
}
