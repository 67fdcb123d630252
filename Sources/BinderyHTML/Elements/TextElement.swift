internal import BinderyViews

/// Words: a paragraph, a heading, or a run of words inside a control.
enum TextElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let tag = tag(of: node, isPhrasing: out.isPhrasing)
    out.open(tag, node, class: "text", extra: isNamed(node) ? " role=\"img\"" : "")
    out.text(node[.text] ?? "")
    out.close(tag)
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let target = DOMTarget(node.id)
    switch property {
    case .text: return [.text(target, node[.text] ?? "")]
    case .headingLevel:
      // An element cannot change its tag; ARIA says the same to those who are read to.
      let level = node[.headingLevel]
      return [
        .attribute(target, name: "role", value: level != nil ? "heading" : isNamed(node) ? "img" : nil),
        .attribute(target, name: "aria-level", value: level.map { String($0) }),
      ]
    case .accessibilityLabel where node[.headingLevel] == nil && !node.takes(.tap):
      return [
        .attribute(target, name: "role", value: isNamed(node) ? "img" : nil),
        .attribute(target, name: "aria-label", value: node[.accessibilityLabel]),
      ]
    default: return nil
    }
  }

  /// Whether other words stand for these to those who are read to. Plain text can have no name, a picture can: so marks
  /// such as a row of stars count as one.
  private static func isNamed(_ node: Node) -> Bool {
    node[.accessibilityLabel] != nil && node[.headingLevel] == nil && !node.takes(.tap)
  }

  private static func tag(of node: Node, isPhrasing: Bool) -> String {
    if isPhrasing { return "span" }
    guard let level = node[.headingLevel] else { return "p" }
    return "h\(min(6, max(1, level)))"
  }
}
