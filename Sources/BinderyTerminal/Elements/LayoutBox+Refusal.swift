/// The reason why a control refused a value, or has an invalid one, below the control.
extension LayoutBox {
  /// Returns the lines of a reason; none if it is empty. A sign precedes it, because not every screen has colors; screen readers say it without.
  func refusalLines(_ refusal: String, _ width: Int) -> [String] {
    refusal.isEmpty ? [] : LineBreaking.lines(of: isLinear ? refusal : "! " + refusal, width: width)
  }

  /// Paints a reason in an area, from a row on.
  func paintRefusal(_ refusal: String, _ canvas: Canvas, _ rect: CellRect, below y: Int) {
    canvas.write(
      refusalLines(refusal, rect.width), in: rect, from: y - rect.y, style: canvas.style(.critical))
  }
}
