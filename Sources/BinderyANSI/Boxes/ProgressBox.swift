/// Progress of work: a spinner, or a bar if the fraction is known.
final class ProgressBox: LayoutBox {
  var label = ""
  var fraction: Double?

  static let steps = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  override func measureIdealWidth() -> Int { CellWidth.of(label) + (fraction == nil ? 2 : 16) }
  override func measureHeight(width: Int) -> Int { 1 }

  /// The progress in words: `Loading: 25 %`.
  private var words: String {
    guard let fraction else { return label.isEmpty ? "Loading" : label }
    let percent = "\(Int((fraction * 100).rounded())) %"
    return label.isEmpty ? percent : "\(label): \(percent)"
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear {
      canvas.write(LineBreaking.truncated(words, width: rect.width), x: rect.x, y: rect.y)
      return
    }
    guard let fraction else {
      let target = canvas.target
      if target.drawsLines {
        target.spinners.insert(CellRect(x: rect.x, y: rect.y, width: 1, height: 1).intersection(canvas.clip))
        canvas.write(
          Self.steps[target.step % Self.steps.count], x: rect.x, y: rect.y, style: canvas.style(.accent))
      }
      canvas.write(label, x: rect.x + (target.drawsLines ? 2 : 0), y: rect.y, style: canvas.style(.secondary))
      return
    }
    let x = label.isEmpty ? rect.x : canvas.write("\(label) ", x: rect.x, y: rect.y)
    let bar = max(1, min(10, rect.maxX - x - 6))
    let full = Int((fraction * Double(bar)).rounded())
    canvas.write(
      String(repeating: "█", count: full) + String(repeating: "░", count: bar - full), x: x, y: rect.y,
      style: canvas.style(.accent))
    canvas.write(" \(Int((fraction * 100).rounded())) %", x: x + bar, y: rect.y)
  }
}
