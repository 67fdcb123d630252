internal import BinderyViews

/// A chart: a drawing for the eye, the same numbers as a table for those who are read to.
enum ChartElement: ElementFamily {
  static func write(_ node: Node, _ out: inout HTMLWriter) {
    out.open("figure", node, class: "chart")
    out.part(.title, "figcaption", class: "chart-title", node[.title])
    out.raw("<div class=\"chart-body\" data-part=\"content\">")
    out.raw(drawing(of: node))
    out.raw("</div>")
    out.close("figure")
  }

  static func operations(_ node: Node, _ property: Property) -> [DOMOperation]? {
    switch property {
    case .title: [.text(DOMTarget(node.id, .title), node[.title] ?? "")]
    case .chart: [.drawing(DOMTarget(node.id, .content), html: drawing(of: node))]
    default: nil
    }
  }

  private static func drawing(of node: Node) -> String {
    let data = node[.chart] ?? ChartData(series: [])
    return ChartDrawing(data).svg + ChartTable(title: node[.title] ?? "", data).html
  }
}
