internal import BinderyViews

/// Something that leads elsewhere: to an address, or to a screen of the app (``Property/path``); or that saves a file
/// (``Property/data``).
enum LinkElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.raw("<a id=\"n\(node.id.rawValue)\" class=\"link\"")
    if let path = node.string(.path) {
      out.attribute("data-path", path)
      if let base = out.basePath { out.attribute("href", AppPath.text(base: base, path: path)) }
    } else if let text = node.string(.data) {
      out.attribute("href", FileAddress.of(text, named: fileName(of: node)))
      out.attribute("download", fileName(of: node))
    } else {
      out.attribute("href", address(of: node))
      if node.string(.url)?.hasPrefix("http") ?? false { out.raw(" rel=\"noopener\"") }
    }
    BoxAttributes.write(node, &out)
    ControlAttributes.write(node, &out)
    out.raw(">")
    if let icon = node.string(.icon) { Icons.write(icon, part: true, &out) }
    out.phrasing { $0.children(of: node) }
    if node.parent?.role == .row, node[.path] != nil {
      Icons.write("chevron-right", class: "row-chevron", &out)
    }
    out.close("a")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .url: [.attribute(DOMTarget(node.id), name: "href", value: address(of: node))]
    case .data where node[.data] != nil, .value where node[.data] != nil:
      [
        .attribute(
          DOMTarget(node.id), name: "href",
          value: node.string(.data).map { FileAddress.of($0, named: fileName(of: node)) }),
        .attribute(DOMTarget(node.id), name: "download", value: fileName(of: node)),
      ]
    case .path: [.attribute(DOMTarget(node.id), name: "data-path", value: node.string(.path))]
    case .icon:
      [.attribute(DOMTarget(node.id, .icon), name: "href", value: Icons.reference(node.string(.icon)))]
    default: nil
    }
  }

  static func isPhrasing(_ node: Node) -> Bool { true }

  private static func fileName(of node: Node) -> String { FileAddress.name(node.string(.value) ?? "") }

  private static func address(of node: Node) -> String? { node.string(.url).flatMap(LinkPolicy.safe) }
}
