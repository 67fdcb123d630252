internal import BinderyViews

/// A map: a canvas that the client fills, and the places as a list. Without a script only the list is shown;
/// with one, it contains the callouts.
enum MapElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.begin("section", node, class: "map")
    out.attribute("data-region", on: .region, value: node[.region].map(text))
    let drawing = node[.mapDrawing]
    out.attribute(
      "data-drawing", on: .mapDrawing, value: drawing.flatMap { PictureAddress.of($0.picture) })
    out.attribute(
      "data-drawing-bounds", on: .mapDrawing, value: drawing.map { "\($0.southwest),\($0.northeast)" })
    out.attribute("data-drawing-credit", on: .mapDrawing, value: drawing?.credit)
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    out.raw("<div class=\"map-canvas\"></div><ul class=\"map-places\" data-part=\"content\" role=\"list\">")
    out.children(of: node)
    out.raw("</ul>")
    out.close("section")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }

  /// Latitude, longitude and span.
  private static func text(of region: MapRegion) -> String {
    "\(region.center.latitude),\(region.center.longitude),\(region.span)"
  }
}
