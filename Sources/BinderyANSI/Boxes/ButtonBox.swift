/// A control that can be pressed, around its label.
final class ButtonBox: StackBox {
  enum Look: Hashable { case plain, bordered, prominent, link }

  var look = Look.plain { didSet { padding.x = look == .plain || look == .link ? 0 : 1 } }
  var isDestructive = false

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    var canvas = canvas
    let outer = rect.inset(x: -padding.x, y: 0)
    let isDisabled = ink.isDisabled
    switch look {
    case .plain: if !isDisabled { canvas.apply(Ink(tone: isDestructive ? .critical : .accent)) }
    case .link: if !isDisabled { canvas.apply(Ink(tone: .accent, attributes: .underline)) }
    case .bordered:
      if !isDisabled { canvas.apply(Ink(tone: isDestructive ? .critical : .accent)) }
      paintGround(canvas, outer, canvas.theme.raised)
    case .prominent:
      let ground = isDestructive ? canvas.theme.critical : canvas.theme.accent
      if isDisabled || canvas.theme.isColorless {
        paintGround(canvas, outer, canvas.theme.raised)
        canvas.apply(Ink(attributes: .bold))
      } else {
        paintGround(canvas, outer, ground)
        canvas.useText(canvas.theme.onAccent, .bold)
      }
    }
    paintChildren(canvas)
  }

  private func paintGround(_ canvas: Canvas, _ rect: CellRect, _ color: CellColor) {
    if !canvas.theme.isColorless { return canvas.fill(color, rect) }
    for y in rect.y..<rect.maxY {
      canvas.write("[", x: rect.x, y: y)
      canvas.write("]", x: rect.maxX - 1, y: y)
    }
  }
}

/// A row of a list, with space at its side for the focus mark.
final class RowBox: StackBox {
  var isChecked: Bool?

  override init() {
    super.init()
    padding = (2, 0)
  }

  override var stretches: Bool { true }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    paintChildren(canvas)
    if isChecked == true {
      canvas.write("✓", x: rect.maxX + 1, y: rect.y, style: canvas.style(.accent, .bold))
    }
  }

  override func paintFocus(_ canvas: Canvas, _ rect: CellRect) {
    for y in rect.y..<rect.maxY { canvas.write("▌", x: rect.x, y: y, style: canvas.style(.accent, .bold)) }
    if canvas.target.isLinear { canvas.target.cursor = CellPoint(x: rect.x, y: rect.y) }
  }
}
