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
    let scrolls = node.role == .scroll && node.string(.axis) == "horizontal"
    out.open(tag, node, class: node.role.rawValue, extra: scrolls ? " tabindex=\"0\"" : "")
    out.children(of: node)
    out.close(tag)
  }
}
