internal import BinderyViews

/// A status message, as a live region.
enum StatusElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    let tag = out.box
    out.open(tag, node, class: "status", role: "status")
    out.children(of: node)
    out.close(tag)
  }
}
