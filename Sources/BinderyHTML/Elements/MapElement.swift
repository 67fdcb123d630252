internal import BinderyViews

/// A map as the list of its places: the same facts, in an order, for every reader.
enum MapElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    let isMap = node.role == .map
    let tag = isMap ? "ul" : "li"
    out.open(tag, node, class: isMap ? "map" : "annotation", extra: isMap ? " role=\"list\"" : "")
    if !isMap {
      out.part(.title, "strong", class: "annotation-title", node.string(.title))
      out.raw("<div class=\"annotation-content\" data-part=\"content\">")
    }
    out.children(of: node)
    if !isMap { out.raw("</div>") }
    out.close(tag)
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    guard node.role == .annotation, property == .title else { return nil }
    return [.text(DOMTarget(node.id, .title), node.string(.title) ?? "")]
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { node.role == .map ? nil : .content }
}
