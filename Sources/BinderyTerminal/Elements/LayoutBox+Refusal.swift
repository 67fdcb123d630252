/// The reason why a control refused a value, below the control.
extension LayoutBox {
  /// Returns the lines of a reason; none if it is empty.
  func refusalLines(_ refusal: String, _ width: Int) -> [String] {
    refusal.isEmpty ? [] : LineBreaking.lines(of: refusal, width: width)
  }

  /// Paints a reason in an area, from a row on.
  func paintRefusal(_ refusal: String, _ canvas: Canvas, _ rect: CellRect, below y: Int) {
    canvas.write(
      refusalLines(refusal, rect.width), in: rect, from: y - rect.y, style: canvas.style(.critical))
  }
}
