internal import BinderyViews

/// A link to a screen of the app (``PropertyKey/destination``) or to an address, or one that saves a file.
enum LinkElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.existence(of: .destination, in: node)
    out.existence(of: .file, in: node)
    out.begin("a", node, class: "link")
    if let path = node[.destination] {
      out.attribute("data-path", on: .destination, value: AppPath.text(of: path))
      // The client knows the app's path, and sets the address from the routes.
      if let base = out.basePath {
        let query = out.plain.map { "?" + PlainPage.query($0.query, window: $0.window) } ?? ""
        out.fixed("href", AppPath.address(of: path, base: base) + query)
      }
    } else if let file = node[.file] {
      out.attribute("href", on: .file, value: FileAddress.of(file))
      out.attribute("download", on: .file, value: FileAddress.name(file.name))
    } else {
      out.attribute("href", on: .url, value: node[.url].flatMap(LinkPolicy.safe))
      out.raw(" rel=\"noopener\"")
    }
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    out.icon(of: node)
    out.phrasing { $0.children(of: node) }
    if node.parent?.role == .row, node[.destination] != nil {
      out.fixed(icon: "chevron-right", class: "row-chevron")
    }
    out.close("a")
  }

  static func isPhrasing(_ node: Node) -> Bool { true }
}
