internal import BinderyViews

/// A map: a canvas that the client fills, and the places as a list. Without a script the list is all there is, and says
/// the same; with one, the list holds the callouts.
enum MapElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    if node.role == .map {
      out.open("section", node, class: "map", extra: attribute("data-region", node))
      out.raw("<div class=\"map-canvas\"></div><ul class=\"map-places\" data-part=\"content\" role=\"list\">")
      out.children(of: node)
      out.raw("</ul>")
      out.close("section")
    } else {
      var extra = attribute("data-place", node)
      if node.isTrue(.isOn) { extra += " data-selected" }
      if let asset = node.string(.asset) { extra += " data-pin=\"\(Pictures.path(of: asset))\"" }
      out.open("li", node, class: "annotation", extra: extra)
      out.part(.title, "button", class: "annotation-title", node.string(.title))
      out.raw("<div class=\"annotation-content\" data-part=\"content\">")
      out.children(of: node)
      out.raw("</div>")
      out.close("li")
    }
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let target = DOMTarget(node.id)
    switch (node.role, property) {
    case (.map, .value):
      return [.attribute(target, name: "data-region", value: node.string(.value))]
    case (.annotation, .value):
      return [.attribute(target, name: "data-place", value: node.string(.value))]
    case (.annotation, .title):
      return [.text(DOMTarget(node.id, .title), node.string(.title) ?? "")]
    case (.annotation, .isOn):
      return [.attribute(target, name: "data-selected", value: node.isTrue(.isOn) ? "" : nil)]
    case (.annotation, .asset):
      return [.attribute(target, name: "data-pin", value: node.string(.asset).map(Pictures.path))]
    default:
      return nil
    }
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }

  /// A place's numbers, as an attribute. They come from the tree, and hold digits, points, signs and commas only.
  private static func attribute(_ name: String, _ node: Node) -> String {
    let value = (node.string(.value) ?? "").filter { $0.isNumber || ".,-+e".contains($0) }
    return " \(name)=\"\(value)\""
  }
}
