internal import BinderyViews

/// A chart: a drawing, and the same numbers as a table for screen readers.
enum ChartElement: ElementFamily {
  static func write(_ node: Node, _ out: inout ElementWriter) {
    out.open("figure", node, class: "chart")
    out.words(.title, of: node, "figcaption", class: "chart-title", on: .title, value: node[.title])
    out.raw("<div class=\"chart-body\" data-part=\"content\">")
    out.drawing(.content, of: node, on: .chart, .title, value: drawing(of: node))
    out.raw("</div>")
    out.close("figure")
  }

  private static func drawing(of node: Node) -> String {
    guard let data = node[.chart] else { return "" }
    return ChartDrawing(data).html + ChartTable(title: node[.title] ?? "", data).html
  }
}
