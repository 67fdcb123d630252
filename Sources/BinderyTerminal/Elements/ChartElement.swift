internal import BinderyViews

/// A chart above a row of labels: lines in braille dots, bars and ranges in block characters.
final class ChartElement: LayoutBox {
  private var title = ""
  private var unit = ""
  private var series: [ChartSeries] = []

  override func update(_ node: Node, _ context: ElementContext) {
    title = node.title
    unit = node[.chart]?.unit ?? ""
    series = node[.chart]?.series ?? []
  }

  override var stretches: Bool { true }
  override func measureIdealWidth() -> Int { 48 }
  override func measureHeight(width: Int) -> Int {
    if isLinear { return spokenLines(width).count }
    return (title.isEmpty ? 0 : 1) + 7 + (series.count > 1 ? 1 : 0)
  }

  /// The values in words, for screen readers: `Mon: 3 mm`.
  private var spoken: [String] {
    let values = series.flatMap { one in
      one.points.filter(\.value.isFinite).map { point in
        let name = series.count > 1 ? "\(one.name), \(point.label)" : point.label
        let low = point.low.map { $0.isFinite ? "\(number($0)) – " : "" } ?? ""
        return "\(name): \(low)\(number(point.value))"
      }
    }
    return (title.isEmpty ? [] : [title]) + values
  }

  private func spokenLines(_ width: Int) -> [String] {
    spoken.flatMap { LineBreaking.lines(of: $0, width: width) }
  }

  /// The minimum and maximum value, always different. Bars start at zero.
  private var range: (low: Double, high: Double) {
    let points = series.flatMap(\.points)
    var low = points.map { min($0.value, $0.low ?? $0.value) }.filter(\.isFinite).min() ?? 0
    var high = points.map { max($0.value, $0.low ?? $0.value) }.filter(\.isFinite).max() ?? 1
    if series.contains(where: { $0.style == .bar }) { low = min(low, 0) }
    if high - low < 1e-9 { (low, high) = (low - 0.5, high + 0.5) }
    return (low, high)
  }

  /// Returns how far a value is from one number to another, from 0 to 1. Halves, because the difference of two numbers may be more
  /// than a number can be.
  private static func share(_ value: Double, from start: Double, to end: Double) -> Double {
    let share = (value / 2 - start / 2) / (end / 2 - start / 2)
    return share.isNaN ? 0 : min(max(share, 0), 1)
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear { return canvas.write(spokenLines(rect.width), in: rect) }
    var y = rect.y
    if !title.isEmpty {
      canvas.write(
        LineBreaking.truncated(title, width: rect.width), x: rect.x, y: y,
        style: canvas.style(.primary, .bold))
      y += 1
    }
    let (low, high) = range
    let (top, bottom) = (number(high), number(low))
    let margin = max(CellWidth.of(top), CellWidth.of(bottom)) + 1
    let plot = CellRect(x: rect.x + margin, y: y, width: rect.width - margin, height: 6)
    guard plot.width > 3 else { return }
    canvas.write(top, x: rect.x, y: plot.y, style: canvas.style(.secondary))
    canvas.write(bottom, x: rect.x, y: plot.maxY - 1, style: canvas.style(.secondary))
    let tones: [TextStyle.Tone] = [.accent, .warning, .positive, .critical]
    for (index, one) in series.enumerated() {
      let style = canvas.style(tones[index % tones.count])
      switch one.style {
      case .line: paintLine(one, canvas, plot, style, low, high)
      case .bar, .range: paintBars(one, canvas, plot, style, low, high)
      }
    }
    paintLabels(canvas, plot)
    if series.count > 1 { paintNames(canvas, rect, y: plot.maxY + 1, tones) }
  }

  private func number(_ value: Double) -> String {
    let rounded = abs(value) < 1e15 ? (value * 10).rounded() / 10 : value
    let text = rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    return text + unit
  }

  private func paintLabels(_ canvas: Canvas, _ plot: CellRect) {
    guard let points = series.first?.points, !points.isEmpty else { return }
    var free = plot.x
    for (index, point) in points.enumerated() {
      let width = CellWidth.of(point.label)
      let middle = plot.x + (2 * index + 1) * plot.width / (2 * points.count)
      let x = min(max(plot.x, middle - width / 2), plot.maxX - width)
      if x < free { continue }
      canvas.write(point.label, x: x, y: plot.maxY, style: canvas.style(.secondary))
      free = x + width + 1
    }
  }

  private func paintNames(_ canvas: Canvas, _ rect: CellRect, y: Int, _ tones: [TextStyle.Tone]) {
    var x = rect.x
    for (index, one) in series.enumerated() {
      x = canvas.write("● ", x: x, y: y, style: canvas.style(tones[index % tones.count]))
      x = canvas.write(one.name, x: x, y: y, style: canvas.style(.secondary)) + 2
    }
  }

  /// Paints a column of blocks for each point, in eighths of a cell.
  private func paintBars(
    _ series: ChartSeries, _ canvas: Canvas, _ plot: CellRect, _ style: CellStyle, _ low: Double,
    _ high: Double
  ) {
    let blocks = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let width = max(1, plot.width / max(1, series.points.count) - 1)
    for (index, point) in series.points.enumerated() where point.value.isFinite {
      let x = plot.x + index * plot.width / series.points.count
      let eighths = Double(plot.height * 8)
      let from = Int((Self.share(point.low ?? max(low, 0), from: low, to: high) * eighths).rounded())
      let to = Int((Self.share(point.value, from: low, to: high) * eighths).rounded())
      for row in 0..<plot.height {
        let bottom = (plot.height - 1 - row) * 8
        let filled = min(max(to - bottom, 0), 8)
        let begins = min(max(from - bottom, 0), 8)
        let isLine = series.style == .range && to == from && to / 8 * 8 == bottom
        guard filled > begins || isLine else { continue }
        let block = filled == 8 ? "█" : blocks[max(1, filled)]
        canvas.write(String(repeating: block, count: width), x: x, y: plot.y + row, style: style)
      }
    }
  }

  /// Paints a line in braille, with two by four dots in a cell, connected from point to point.
  private func paintLine(
    _ series: ChartSeries, _ canvas: Canvas, _ plot: CellRect, _ style: CellStyle, _ low: Double,
    _ high: Double
  ) {
    let (columns, rows) = (plot.width * 2, plot.height * 4)
    let points = series.points.enumerated().filter { $0.element.value.isFinite }.map { index, point in
      (
        x: (2 * index + 1) * columns / (2 * series.points.count),
        y: Int((Self.share(point.value, from: high, to: low) * Double(rows - 1)).rounded())
      )
    }
    var dots = [UInt8](repeating: 0, count: plot.width * plot.height)
    func dot(_ x: Int, _ y: Int) {
      guard x >= 0, x < columns, y >= 0, y < rows else { return }
      let bits: [UInt8] = x % 2 == 0 ? [0x01, 0x02, 0x04, 0x40] : [0x08, 0x10, 0x20, 0x80]
      dots[y / 4 * plot.width + x / 2] |= bits[y % 4]
    }
    if let only = points.first, points.count == 1 { dot(only.x, only.y) }
    for (from, to) in zip(points, points.dropFirst()) {
      let steps = max(abs(to.x - from.x), abs(to.y - from.y), 1)
      for step in 0...steps {
        dot(from.x + (to.x - from.x) * step / steps, from.y + (to.y - from.y) * step / steps)
      }
    }
    for (index, bits) in dots.enumerated() where bits != 0 {
      guard let scalar = Unicode.Scalar(0x2800 + UInt32(bits)) else { continue }
      canvas.write(
        String(Character(scalar)), x: plot.x + index % plot.width, y: plot.y + index / plot.width,
        style: style)
    }
  }
}
