internal import BinderyViews

/// A shape. The style sheet draws a box with corners; lines and curves are a drawing inside. Screen readers ignore it unless it has a label.
enum ShapeElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    let tag = out.box
    let isPressed = node.isPressable && !out.isPlain
    let label = node[.accessibilityLabel]
    out.begin(tag, node, class: "shape")
    out.attribute(
      "role", on: .events, .accessibilityLabel, value: isPressed ? "button" : label == nil ? nil : "img")
    out.attribute("tabindex", on: .events, value: isPressed ? "0" : nil)
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    if node[.shape]?.isDrawn == true {
      out.drawing(of: node, on: .shape, .fill, .stroke, value: ShapeDrawing(node).html)
    } else {
      out.drawing(of: node, on: .shape, value: "")
    }
    if !out.isPhrasing { out.plainButton(pressing: node) }
    out.close(tag)
  }
}
