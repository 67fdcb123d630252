internal import BinderyViews

/// Boxes that only arrange what stands in them.
enum LayoutElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    if node.role == .divider {
      let tag = out.isPhrasing ? "span" : "hr"
      out.open(tag, node, class: "divider")
      if tag == "span" { out.close(tag) }
      return
    }
    let tag = out.box
    let scrolls = node.role == .scroll && node[.axis] == .horizontal
    let layers = node.role == .layers
    let extra = scrolls ? " tabindex=\"0\"" : layers ? " data-axis=\"depth\"" : ""
    out.open(tag, node, class: layers ? "stack" : node.role.rawValue, extra: extra)
    out.children(of: node)
    out.close(tag)
  }
}
