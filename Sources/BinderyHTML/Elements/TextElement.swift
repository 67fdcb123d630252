internal import BinderyViews

/// A text: a paragraph, a heading, or a run of text inside a control.
enum TextElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.kind(on: .headingLevel)
    let tag = tag(of: node, isPhrasing: out.isPhrasing)
    out.begin(tag, node, class: "text")
    let isPressed = node.isPressable && !out.isPlain
    out.attribute(
      "role", on: .events, .accessibilityLabel, value: isPressed ? "button" : role(of: node))
    out.attribute("tabindex", on: .events, value: isPressed ? "0" : nil)
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    out.existence(of: .runs, in: node)
    if node[.runs] == nil { out.text(on: .text, value: node[.text]) } else { writeRuns(node, &out) }
    if !out.isPhrasing { out.plainButton(pressing: node) }
    out.close(tag)
  }

  /// Writes the runs of a text with different styles.
  private static func writeRuns(_ node: Node, _ out: inout ElementWriter) {
    out.raw("<span data-part=\"content\">")
    out.drawing(.content, of: node, on: .runs, value: TextRunWriter.html(of: node[.runs]))
    out.raw("</span>")
  }

  /// Returns the ARIA role of a text that is not pressed. Plain text cannot have a label for screen readers, so text with another label, such as a
  /// row of stars, has the role of an image.
  private static func role(of node: Node) -> String? {
    node[.accessibilityLabel] != nil && node[.headingLevel] == nil ? "img" : nil
  }

  private static func tag(of node: Node, isPhrasing: Bool) -> String {
    if isPhrasing { return "span" }
    guard let level = node[.headingLevel] else { return "p" }
    return "h\(min(6, max(1, level)))"
  }
}
