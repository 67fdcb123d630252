internal import BinderyViews

/// The numbers of a chart as a table for screen readers.
@MainActor
struct ChartTable {
  private let title: String
  private let data: ChartData

  init(title: String, _ data: ChartData) {
    self.title = title
    self.data = data
  }

  var html: String {
    let labels = data.labels
    if labels.isEmpty { return "" }
    var out = HTMLWriter()
    out.raw("<table class=\"unseen\"><caption>")
    out.text(title)
    out.raw("</caption><thead><tr><td></td>")
    for series in data.series {
      out.raw("<th scope=\"col\">")
      out.text(series.name)
      out.raw("</th>")
    }
    out.raw("</tr></thead><tbody>")
    for (index, label) in labels.enumerated() {
      out.raw("<tr><th scope=\"row\">")
      out.text(label)
      out.raw("</th>")
      for series in data.series {
        out.raw("<td>")
        if series.points.indices.contains(index) { out.text(words(series.points[index])) }
        out.raw("</td>")
      }
      out.raw("</tr>")
    }
    out.raw("</tbody></table>")
    return out.html
  }

  private func words(_ point: ChartPoint) -> String {
    guard point.value.isFinite else { return "not known" }
    let value = NumberText.short(point.value) + data.unit
    guard let low = point.low, low.isFinite else { return value }
    return "\(NumberText.short(low)) to \(value)"
  }
}
