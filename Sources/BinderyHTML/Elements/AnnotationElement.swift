internal import BinderyViews

/// A place on a map with its pin, as an item of the map's list; its children are the callout.
enum AnnotationElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.begin("li", node, class: "annotation")
    out.attribute(
      "data-place", on: .coordinate, value: node[.coordinate].map { "\($0.latitude),\($0.longitude)" })
    out.attribute("data-selected", on: .isSelected, value: node.isTrue(.isSelected) ? "" : nil)
    out.attribute("data-pin", on: .picture, value: node[.picture].flatMap { PictureAddress.of($0) })
    out.boxAttributes(node)
    out.controlAttributes(node)
    out.end()
    out.words(.title, of: node, "button", class: "annotation-title", on: .title, value: node[.title])
    out.raw("<div class=\"annotation-content\" data-part=\"content\">")
    out.children(of: node)
    out.raw("</div>")
    out.close("li")
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { .content }
}
