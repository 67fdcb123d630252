internal import BinderyViews

/// Draws a chart: grid lines at round numbers and the series, the first in front, as SVG in percent of a plot whose size the
/// style sheet decides. The words beside and below it are not part of the drawing, and so never stretched.
@MainActor
struct ChartDrawing {
  private let data: ChartData
  private let labels: [String]
  private let scale: ChartScale

  init(_ data: ChartData) {
    self.data = data
    labels = data.labels
    scale = ChartScale(data.numbers, includesZero: data.series.contains { $0.style == .bar })
  }

  var html: String {
    if labels.isEmpty { return "" }
    var out = HTMLWriter()
    out.raw("<div class=\"chart-drawing\" aria-hidden=\"true\">")
    writeNumbers(&out)
    out.raw("<svg class=\"chart-plot\">")
    writeGrid(&out)
    for (index, series) in data.series.enumerated().reversed() { write(series, index, &out) }
    out.raw("</svg>")
    writeLabels(&out)
    out.raw("</div>")
    if data.series.count > 1 { writeLegend(&out) }
    return out.html
  }

  /// Writes the numbers of the axis from the top, at equal distances.
  private func writeNumbers(_ out: inout HTMLWriter) {
    out.raw("<div class=\"chart-numbers\">")
    for label in scale.labels.reversed() {
      out.raw("<span>")
      out.text(label + data.unit)
      out.raw("</span>")
    }
    out.raw("</div>")
  }

  private func writeGrid(_ out: inout HTMLWriter) {
    for tick in scale.ticks {
      let y = NumberText.short(y(tick))
      out.raw("<line class=\"chart-grid\" x1=\"0\" x2=\"100%\" y1=\"\(y)%\" y2=\"\(y)%\"/>")
    }
  }

  /// Writes a slot for each label, and the words of as many as fit in a narrow window, starting with the first.
  private func writeLabels(_ out: inout HTMLWriter) {
    let longest = labels.map(\.count).max() ?? 0
    let fitting = min(max(36 / (longest + 1), 2), 7)
    let every = (labels.count + fitting - 1) / fitting
    out.raw("<div class=\"chart-labels\">")
    for (index, label) in labels.enumerated() {
      out.raw("<span>")
      if index.isMultiple(of: every) { out.text(label) }
      out.raw("</span>")
    }
    out.raw("</div>")
  }

  private func write(_ series: ChartSeries, _ index: Int, _ out: inout HTMLWriter) {
    switch series.style {
    case .line: writeLine(series, index, &out)
    case .bar: writeBars(series, index, &out) { ($0.value, 0) }
    case .range: writeBars(series, index, &out) { ($0.value, $0.low ?? $0.value) }
    }
  }

  /// Writes a series as a line. A missing number is a gap in the line, and a number between gaps a dot.
  private func writeLine(_ series: ChartSeries, _ index: Int, _ out: inout HTMLWriter) {
    var path = ""
    var isDrawing = false
    for (position, point) in series.points.enumerated() {
      guard point.value.isFinite else {
        isDrawing = false
        continue
      }
      path += "\(isDrawing ? "L" : "M")\(NumberText.short(x(position))) \(NumberText.short(y(point.value)))"
      if !isDrawing { path += "h0" }
      isDrawing = true
    }
    // A path knows no percents: it has a square of its own, which is stretched over the plot.
    out.raw("<svg viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\">")
    out.raw("<path class=\"chart-line chart-series-\(index % 4)\" d=\"\(path)\"/></svg>")
  }

  private func writeBars(
    _ series: ChartSeries, _ index: Int, _ out: inout HTMLWriter, ends: (ChartPoint) -> (Double, Double)
  ) {
    let width = min(slot * 0.6, 8)
    for (position, point) in series.points.enumerated() {
      let (high, low) = ends(point)
      // A bar of nothing has no height; a range of one number is a line.
      guard high.isFinite, low.isFinite, series.style == .range || high != low else { continue }
      let top = y(max(high, low))
      let height = max(y(min(high, low)) - top, 1)
      out.raw("<rect class=\"chart-bar chart-series-\(index % 4)\" rx=\"4\"")
      out.raw(" x=\"\(NumberText.short(x(position) - width / 2))%\" y=\"\(NumberText.short(top))%\"")
      out.raw(" width=\"\(NumberText.short(width))%\" height=\"\(NumberText.short(height))%\"/>")
    }
  }

  private func writeLegend(_ out: inout HTMLWriter) {
    out.raw("<ul class=\"chart-legend\" aria-hidden=\"true\">")
    for (index, series) in data.series.enumerated() {
      out.raw("<li class=\"chart-series-\(index % 4)\">")
      out.text(series.name)
      out.raw("</li>")
    }
    out.raw("</ul>")
  }

  /// The width available for one label, in percent.
  private var slot: Double { 100 / Double(max(labels.count, 1)) }

  private func x(_ index: Int) -> Double { slot * (Double(index) + 0.5) }

  private func y(_ value: Double) -> Double { 100 * (1 - (value - scale.low) / (scale.high - scale.low)) }
}

extension ChartData {
  /// The labels of the longest series.
  var labels: [String] { series.max { $0.points.count < $1.points.count }?.points.map(\.label) ?? [] }

  /// All finite numbers of the chart.
  var numbers: [Double] {
    series.flatMap { $0.points.flatMap { [$0.value, $0.low ?? $0.value] } }.filter(\.isFinite)
  }
}
