internal import BinderyViews

/// A chart as the list of its series in words.
enum ChartElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    if node.role == .mark {
      out.open("li", node, class: "mark")
      out.text(node.string(.text) ?? "")
      out.close("li")
    } else {
      out.open("figure", node, class: "chart")
      out.part(.title, "figcaption", class: "chart-title", node.string(.title))
      out.raw("<ul class=\"chart-marks\" data-part=\"content\" role=\"list\">")
      out.children(of: node)
      out.raw("</ul>")
      out.close("figure")
    }
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch (node.role, property) {
    case (.mark, .text): [.text(DOMTarget(node.id), node.string(.text) ?? "")]
    case (.chart, .title): [.text(DOMTarget(node.id, .title), node.string(.title) ?? "")]
    default: nil
    }
  }

  static func slot(of child: Node, in node: Node) -> DOMPart? { node.role == .chart ? .content : nil }
}
