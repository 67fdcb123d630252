internal import BinderyViews

/// A button.
enum ButtonElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    // The action that the client performs itself.
    let act = node.role == .locationButton ? " data-act=\"locate\"" : ""
    out.begin("button", node, class: "button", " type=\"button\"\(act)")
    out.attribute("aria-pressed", on: .isSelected, value: node[.isSelected].map { String($0) })
    out.boxAttributes(node)
    out.controlAttributes(node, isNative: true)
    out.end()
    out.icon(of: node)
    out.phrasing { $0.children(of: node) }
    out.close("button")
  }

  static func isPhrasing(_ node: Node) -> Bool { true }
}
