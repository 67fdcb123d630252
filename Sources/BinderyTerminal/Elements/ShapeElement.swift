internal import BinderyViews

/// A shape: a dot if it is round, the cells inside if it is a path, else a filled rectangle. Without colors, only dots are shown.
final class ShapeElement: LayoutBox {
  private enum Form {
    case dot, rectangle
    /// The middles of cells inside are filled.
    case path(Path, isEvenOdd: Bool)
    case nothing
  }

  /// The color; `nil` for none.
  private var tone: TextStyle.Tone?
  private var form = Form.rectangle
  /// The size in columns and rows; `nil` if it is flexible.
  private var size: (x: Int, y: Int)?

  private var isRound: Bool { if case .dot = form { true } else { false } }

  override func update(_ node: Node, _ context: ElementContext) {
    let fill = node[.fill].flatMap { $0 == AnyShapeStyle(Color.clear) ? nil : $0 }
    let style = fill ?? node[.stroke]?.style
    tone = style.flatMap { TextStyle.Tone($0) } ?? (node[.fill] == nil ? .primary : nil)
    form =
      switch node[.shape] {
      case .circle, .ellipse: .dot
      case .part(let part) where part.outline == .circle || part.outline == .ellipse:
        part.from < part.to ? .dot : .nothing
      case .part(let part): part.isWhole && fill != nil ? .rectangle : .nothing
      case .path(let path, let isEvenOdd):
        fill == nil && node[.fill] != nil ? .nothing : .path(path, isEvenOdd: isEvenOdd)
      default: .rectangle
      }
    size = node[.frame].flatMap { $0.width == nil && $0.height == nil ? nil : node.leastCells }
  }

  override var stretches: Bool { fillsWidth && !isRound }
  override func measureIdealWidth() -> Int { isRound ? 1 : max(1, size?.x ?? 1) }
  override func measureHeight(width: Int) -> Int { isLinear ? 0 : isRound ? 1 : max(1, size?.y ?? 1) }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    guard let tone, !isLinear else { return }
    switch form {
    case .dot:
      canvas.write("●", x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, style: canvas.style(tone))
    case .rectangle:
      if !canvas.palette.isColorless { canvas.fill(canvas.background(tone), rect) }
    case .path(let path, let isEvenOdd):
      if !canvas.palette.isColorless { fill(path, isEvenOdd, canvas.background(tone), canvas, rect) }
    case .nothing: break
    }
  }

  private func fill(_ path: Path, _ isEvenOdd: Bool, _ color: CellColor, _ canvas: Canvas, _ rect: CellRect) {
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        let x = Points.length(ofColumns: column) + Points.length(ofColumns: 1) / 2
        let y = Points.length(ofRows: row) + Points.length(ofRows: 1) / 2
        guard path.contains(x: x, y: y, isEvenOdd: isEvenOdd) else { continue }
        canvas.fill(color, CellRect(x: rect.x + column, y: rect.y + row, width: 1, height: 1))
      }
    }
  }
}
