internal import BinderyViews

/// Something to press.
enum ButtonElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("button", node, class: "button", extra: " type=\"button\"\(pressed(node))\(act(of: node))")
    if let icon = node[.icon] { Icons.write(icon.rawValue, part: true, &out) }
    out.phrasing { $0.children(of: node) }
    out.close("button")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .icon:
      [.attribute(DOMTarget(node.id, .icon), name: "href", value: Icons.reference(node[.icon]?.rawValue))]
    case .isOn:
      [.attribute(DOMTarget(node.id), name: "aria-pressed", value: node[.isOn].map { String($0) })]
    default: nil
    }
  }

  static func isNativeControl(_ node: Node) -> Bool { true }
  static func isPhrasing(_ node: Node) -> Bool { true }

  /// What pressing it does in the client itself.
  private static func act(of node: Node) -> String {
    node.role == .locationButton ? " data-act=\"locate\"" : ""
  }

  private static func pressed(_ node: Node) -> String {
    node[.isOn].map { " aria-pressed=\"\($0)\"" } ?? ""
  }
}
