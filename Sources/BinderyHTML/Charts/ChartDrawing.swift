internal import BinderyViews

/// Draws a chart as SVG: grid lines at round numbers, labels, then the series, the first in front.
@MainActor
struct ChartDrawing {
  private static let width = 420.0
  private static let height = 200.0
  private static let left = 46.0
  private static let right = 10.0
  private static let top = 10.0
  private static let bottom = 26.0

  private let data: ChartData
  private let labels: [String]
  private let scale: ChartScale

  init(_ data: ChartData) {
    self.data = data
    labels = data.labels
    scale = ChartScale(data.numbers, includesZero: data.series.contains { $0.style == .bar })
  }

  var svg: String {
    if labels.isEmpty { return "" }
    var out = HTMLWriter()
    out.raw("<svg class=\"chart-drawing\" viewBox=\"0 0 420 200\" aria-hidden=\"true\">")
    writeGrid(&out)
    writeLabels(&out)
    for (index, series) in data.series.enumerated().reversed() { write(series, index, &out) }
    out.raw("</svg>")
    if data.series.count > 1 { writeLegend(&out) }
    return out.html
  }

  private func writeGrid(_ out: inout HTMLWriter) {
    for tick in scale.ticks {
      let y = NumberText.short(y(tick))
      out.raw(
        "<line class=\"chart-grid\" x1=\"\(NumberText.short(Self.left))\" x2=\"410\" y1=\"\(y)\" y2=\"\(y)\"/>"
      )
      out.raw("<text class=\"chart-number\" x=\"40\" y=\"\(y)\" dy=\"4\">")
      out.text(NumberText.short(tick) + data.unit)
      out.raw("</text>")
    }
  }

  /// Writes as many labels as fit, starting with the first.
  private func writeLabels(_ out: inout HTMLWriter) {
    let every = (labels.count + 6) / 7
    for (index, label) in labels.enumerated() where index % max(every, 1) == 0 {
      out.raw("<text class=\"chart-label\" x=\"\(NumberText.short(x(index)))\" y=\"194\">")
      out.text(label)
      out.raw("</text>")
    }
  }

  private func write(_ series: ChartSeries, _ index: Int, _ out: inout HTMLWriter) {
    switch series.style {
    case .line: writeLine(series, index, &out)
    case .bar: writeBars(series, index, &out) { ($0.value, 0) }
    case .range: writeBars(series, index, &out) { ($0.value, $0.low ?? $0.value) }
    }
  }

  /// Writes a series as a line. A missing number is a gap in the line.
  private func writeLine(_ series: ChartSeries, _ index: Int, _ out: inout HTMLWriter) {
    var path = ""
    var isDrawing = false
    for (position, point) in series.points.enumerated() {
      guard point.value.isFinite else {
        isDrawing = false
        continue
      }
      path += "\(isDrawing ? "L" : "M")\(NumberText.short(x(position))) \(NumberText.short(y(point.value)))"
      isDrawing = true
    }
    out.raw("<path class=\"chart-line chart-series-\(index % 4)\" d=\"\(path)\"/>")
  }

  private func writeBars(
    _ series: ChartSeries, _ index: Int, _ out: inout HTMLWriter, ends: (ChartPoint) -> (Double, Double)
  ) {
    let width = min(slot * 0.6, 28)
    for (position, point) in series.points.enumerated() {
      let (high, low) = ends(point)
      guard high.isFinite, low.isFinite else { continue }
      let top = y(max(high, low))
      let height = max(y(min(high, low)) - top, 2)
      out.raw(
        "<rect class=\"chart-bar chart-series-\(index % 4)\" rx=\"\(NumberText.short(min(width / 3, 5)))\"")
      out.raw(" x=\"\(NumberText.short(x(position) - width / 2))\" y=\"\(NumberText.short(top))\"")
      out.raw(" width=\"\(NumberText.short(width))\" height=\"\(NumberText.short(height))\"/>")
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

  /// The width available for one label.
  private var slot: Double { (Self.width - Self.left - Self.right) / Double(max(labels.count, 1)) }

  private func x(_ index: Int) -> Double { Self.left + slot * (Double(index) + 0.5) }

  private func y(_ value: Double) -> Double {
    let part = (value - scale.low) / (scale.high - scale.low)
    return Self.height - Self.bottom - part * (Self.height - Self.top - Self.bottom)
  }
}

extension ChartData {
  /// The labels of the longest series.
  var labels: [String] { series.max { $0.points.count < $1.points.count }?.points.map(\.label) ?? [] }

  /// All finite numbers of the chart.
  var numbers: [Double] {
    series.flatMap { $0.points.flatMap { [$0.value, $0.low ?? $0.value] } }.filter(\.isFinite)
  }
}
