internal import BinderyViews

/// Progress of work: a spinner, or a bar if the fraction is known.
final class ProgressElement: LayoutBox {
  private var label = ""
  /// What screen readers and plain output get.
  private var name = ""
  private var fraction: Double?

  override func update(_ node: Node, _ context: ElementContext) {
    fraction = node[.fractionCompleted].map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    name = node[.label] ?? node[.accessibilityLabel] ?? ""
    // A spinner alone says little.
    label = fraction == nil ? name : node[.label] ?? ""
  }

  static let steps = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  override func measureIdealWidth() -> Int { CellWidth.of(label) + (fraction == nil ? 2 : 16) }
  override func measureHeight(width: Int) -> Int {
    if isLinear { return LineBreaking.lines(of: spoken, width: width).count }
    guard fraction != nil else { return LineBreaking.lines(of: label, width: width - 2).count }
    return isDivided(width) ? labelLines(width).count + 1 : 1
  }

  /// Whether the bar is below the label because the line is too short for both.
  private func isDivided(_ width: Int) -> Bool { !label.isEmpty && measureIdealWidth() > width }

  private func labelLines(_ width: Int) -> [String] { LineBreaking.lines(of: label, width: width) }

  /// The progress in words: `Loading: 25 %`.
  private var spoken: String {
    guard let fraction else { return name.isEmpty ? "Loading" : name }
    let percent = "\(Int((fraction * 100).rounded())) %"
    return name.isEmpty ? percent : "\(name): \(percent)"
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear { return canvas.write(LineBreaking.lines(of: spoken, width: rect.width), in: rect) }
    guard let fraction else {
      let target = canvas.target
      if target.drawsLines {
        target.spinners.insert(CellRect(x: rect.x, y: rect.y, width: 1, height: 1).intersection(canvas.clip))
        canvas.write(
          Self.steps[target.step % Self.steps.count], x: rect.x, y: rect.y, style: canvas.style(.accent))
      }
      return canvas.write(
        labelLines(rect.width - 2), in: rect.offset(x: target.drawsLines ? 2 : 0, y: 0),
        style: canvas.style(.secondary))
    }
    if isDivided(rect.width) {
      let lines = labelLines(rect.width)
      canvas.write(lines, in: rect)
      return paintBar(fraction, canvas, rect, x: rect.x, y: rect.y + lines.count)
    }
    let x = label.isEmpty ? rect.x : canvas.write("\(label) ", x: rect.x, y: rect.y)
    paintBar(fraction, canvas, rect, x: x, y: rect.y)
  }

  private func paintBar(_ fraction: Double, _ canvas: Canvas, _ rect: CellRect, x: Int, y: Int) {
    let bar = max(1, min(10, rect.maxX - x - 6))
    let full = Int((fraction * Double(bar)).rounded())
    canvas.write(
      String(repeating: "█", count: full) + String(repeating: "░", count: bar - full), x: x, y: y,
      style: canvas.style(.accent))
    canvas.write(" \(Int((fraction * 100).rounded())) %", x: x + bar, y: y)
  }
}
