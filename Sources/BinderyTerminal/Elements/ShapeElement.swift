internal import BinderyViews

/// A shape: a dot if it is round, else a filled rectangle. Without colors, only dots are shown.
final class ShapeElement: LayoutBox {
  /// The color; `nil` for none.
  private var tone: TextStyle.Tone?
  private var isRound = false
  /// The size in columns and rows; `nil` if it is flexible.
  private var size: (x: Int, y: Int)?

  override func update(_ node: Node, _ context: ElementContext) {
    let style = node[.fill].flatMap { $0 == AnyShapeStyle(Color.clear) ? nil : $0 } ?? node[.stroke]?.style
    tone = style.flatMap { TextStyle.Tone($0) } ?? (node[.fill] == nil ? .primary : nil)
    switch node[.shape] {
    case .circle, .ellipse: isRound = true
    default: isRound = false
    }
    size = node[.frame].flatMap { $0.width == nil && $0.height == nil ? nil : node.leastCells }
  }

  override var stretches: Bool { fillsWidth && !isRound }
  override func measureIdealWidth() -> Int { isRound ? 1 : max(1, size?.x ?? 1) }
  override func measureHeight(width: Int) -> Int { isLinear ? 0 : isRound ? 1 : max(1, size?.y ?? 1) }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    guard let tone, !isLinear else { return }
    if isRound {
      canvas.write("●", x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, style: canvas.style(tone))
    } else if !canvas.palette.isColorless {
      canvas.fill(canvas.background(tone), rect)
    }
  }
}
