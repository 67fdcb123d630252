internal import BinderyViews

/// A button.
enum ButtonElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    if out.isPlain, node.role == .locationButton {
      return out.plainNote("Finding your location needs JavaScript.")
    }
    // Only a script can copy.
    if out.isPlain, node[.copiedText] != nil { return }
    // The action that the client performs itself.
    let act = node.role == .locationButton ? "locate" : nil
    out.begin("button", node, class: "button", out.press(node, act))
    out.attribute("data-copy", on: .copiedText, value: node[.copiedText])
    out.attribute("aria-pressed", on: .isSelected, value: node[.isSelected].map { String($0) })
    // The style sheet shows the choice of a menu beside its button.
    out.attribute("aria-haspopup", on: .isExpanded, value: node[.isExpanded].map { _ in "dialog" })
    out.attribute("aria-expanded", on: .isExpanded, value: node[.isExpanded].map { String($0) })
    out.boxAttributes(node)
    // In a form, a field that was filled in since can enable the button: the app decides when it is pressed.
    out.controlAttributes(node, isNative: !out.isPlain)
    out.end()
    out.icon(of: node)
    out.phrasing { $0.children(of: node) }
    out.close("button")
  }

  static func isPhrasing(_ node: Node) -> Bool { true }
}
