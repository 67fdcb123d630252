internal import BinderyViews

/// A map: a canvas that the client fills, and the places as a list. Without a script the list is all there is, and says
/// the same; with one, the list holds the callouts.
enum MapElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    if node.role == .map {
      out.open("section", node, class: "map", extra: attribute("data-region", node[.region]))
      out.raw("<div class=\"map-canvas\"></div><ul class=\"map-places\" data-part=\"content\" role=\"list\">")
      out.children(of: node)
      out.raw("</ul>")
      out.close("section")
    } else {
      var extra = attribute("data-place", node[.coordinate])
      if node.isTrue(.isOn) { extra += " data-selected" }
      if let pin = node[.picture].flatMap(Pictures.address) { extra += " data-pin=\"\(pin)\"" }
      out.open("li", node, class: "annotation", extra: extra)
      out.part(.title, "button", class: "annotation-title", node[.title])
      out.raw("<div class=\"annotation-content\" data-part=\"content\">")
      out.children(of: node)
      out.raw("</div>")
      out.close("li")
    }
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    let target = DOMTarget(node.id)
    switch (node.role, property) {
    case (.map, .region):
      return [.attribute(target, name: "data-region", value: node[.region]?.description)]
    case (.annotation, .coordinate):
      return [.attribute(target, name: "data-place", value: node[.coordinate]?.description)]
    case (.annotation, .title):
      return [.text(DOMTarget(node.id, .title), node[.title] ?? "")]
    case (.annotation, .isOn):
      return [.attribute(target, name: "data-selected", value: node.isTrue(.isOn) ? "" : nil)]
    case (.annotation, .picture):
      return [.attribute(target, name: "data-pin", value: node[.picture].flatMap(Pictures.address))]
    default:
      return nil
    }
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }

  private static func attribute(_ name: String, _ value: (some CustomStringConvertible)?) -> String {
    value.map { " \(name)=\"\($0)\"" } ?? ""
  }
}
