/// Progress of work: a spinner, or a bar if the fraction is known.
final class ProgressBox: LayoutBox {
  var label = ""
  var fraction: Double?

  static let steps = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  override func measureIdealWidth() -> Int { CellWidth.of(label) + (fraction == nil ? 2 : 16) }
  override func measureHeight(width: Int) -> Int { 1 }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    guard let fraction else {
      let target = canvas.target
      if !target.isLinear {
        target.spinners.insert(CellRect(x: rect.x, y: rect.y, width: 1, height: 1).intersection(canvas.clip))
        canvas.write(
          Self.steps[target.step % Self.steps.count], x: rect.x, y: rect.y, style: canvas.style(.accent))
      }
      canvas.write(label, x: rect.x + (target.isLinear ? 0 : 2), y: rect.y, style: canvas.style(.secondary))
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
