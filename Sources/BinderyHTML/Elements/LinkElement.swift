internal import BinderyViews

/// Something that leads elsewhere: to an address, or to a screen of the app (``Property/path``); or that saves a file
/// (``Property/data``).
enum LinkElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.raw("<a id=\"n\(node.id.rawValue)\" class=\"link\"")
    if let path = node[.path] {
      out.attribute("data-path", AppPath.text(of: path))
      if let base = out.basePath { out.attribute("href", AppPath.address(of: path, base: base)) }
    } else if let file = node[.file] {
      out.attribute("href", FileAddress.of(file))
      out.attribute("download", FileAddress.name(file.name))
    } else {
      out.attribute("href", address(of: node))
      if node[.url]?.hasPrefix("http") ?? false { out.raw(" rel=\"noopener\"") }
    }
    BoxAttributes.write(node, &out)
    ControlAttributes.write(node, &out)
    out.raw(">")
    if let icon = node[.icon] { Icons.write(icon.rawValue, part: true, &out) }
    out.phrasing { $0.children(of: node) }
    if node.parent?.role == .row, node[.path] != nil {
      Icons.write("chevron-right", class: "row-chevron", &out)
    }
    out.close("a")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .url: [.attribute(DOMTarget(node.id), name: "href", value: address(of: node))]
    case .file:
      [
        .attribute(DOMTarget(node.id), name: "href", value: node[.file].map(FileAddress.of)),
        .attribute(
          DOMTarget(node.id), name: "download", value: node[.file].map { FileAddress.name($0.name) }),
      ]
    case .path:
      [.attribute(DOMTarget(node.id), name: "data-path", value: node[.path].map(AppPath.text))]
    case .icon:
      [.attribute(DOMTarget(node.id, .icon), name: "href", value: Icons.reference(node[.icon]?.rawValue))]
    default: nil
    }
  }

  static func isPhrasing(_ node: Node) -> Bool { true }

  private static func address(of node: Node) -> String? { node[.url].flatMap(LinkPolicy.safe) }
}
