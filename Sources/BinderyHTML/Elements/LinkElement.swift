internal import BinderyViews

/// Something that leads elsewhere.
enum LinkElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.raw("<a id=\"n\(node.id.rawValue)\" class=\"link\"")
    out.attribute("href", address(of: node))
    if leadsOut(node) { out.raw(" rel=\"noopener\"") }
    BoxAttributes.write(node, &out)
    ControlAttributes.write(node, &out)
    out.raw(">")
    if let icon = node.string(.icon) { Icons.write(icon, part: true, &out) }
    out.phrasing { $0.children(of: node) }
    out.close("a")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .url: [.attribute(DOMTarget(node.id), name: "href", value: address(of: node))]
    case .icon:
      [.attribute(DOMTarget(node.id, .icon), name: "href", value: Icons.reference(node.string(.icon)))]
    default: nil
    }
  }

  static func isPhrasing(_ node: Node) -> Bool { true }

  private static func address(of node: Node) -> String? { node.string(.url).flatMap(LinkPolicy.safe) }
  private static func leadsOut(_ node: Node) -> Bool { node.string(.url)?.hasPrefix("http") ?? false }
}
