internal import BinderyViews

/// What a row shows in a column: one line of it. Screen readers get the title of the column before it.
final class TableCellElement: StackBox {
  private var title = ""

  override func update(_ node: Node, _ context: ElementContext) { title = node.label }

  override var stretches: Bool { true }
  // It may be left out.
  override var affectsNeighbors: Bool { true }

  /// The content for screen readers; nil if it contains controls, which have lines of their own.
  private var spoken: String? {
    guard isLinear, reachableControls.isEmpty else { return nil }
    let words = texts.joined(separator: " ")
    return title.isEmpty || words.isEmpty ? words : "\(title): \(words)"
  }

  override func measureHeight(width: Int) -> Int {
    cut(self)
    if let spoken { return spoken.isEmpty ? 0 : LineBreaking.lines(of: spoken, width: width).count }
    return super.measureHeight(width: width)
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if let spoken { return canvas.write(LineBreaking.lines(of: spoken, width: rect.width), in: rect) }
    paintChildren(canvas)
  }

  /// Gives each text one line.
  private func cut(_ box: LayoutBox) {
    for child in box.children {
      (child as? TextBox)?.isCut = !isLinear
      cut(child)
    }
  }
}
