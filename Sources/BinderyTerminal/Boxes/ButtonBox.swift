/// A control that can be pressed, around its label.
final class ButtonBox: StackBox {
  enum Look: Hashable { case plain, bordered, prominent, link }

  var look = Look.plain { didSet { padding.x = look == .plain || look == .link ? 0 : 1 } }
  var isDestructive = false

  /// The name for screen readers, instead of the texts inside; empty if these say it.
  var name = ""
  /// The kind of control, which screen readers announce after the name.
  var kind = ""

  /// The words of the button for screen readers: a single thing, regardless of its layout.
  private var words: String {
    let words = name.isEmpty ? texts.joined(separator: " ") : name
    return words.isEmpty || kind.isEmpty ? words : "\(words), \(kind)"
  }

  override var hugs: Bool { !isLinear && (look == .bordered || look == .prominent) }

  override func measureIdealWidth() -> Int {
    isLinear ? CellWidth.of(words) : super.measureIdealWidth()
  }

  override func measureHeight(width: Int) -> Int {
    isLinear ? LineBreaking.lines(of: words, width: width).count : super.measureHeight(width: width)
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear {
      for (row, line) in LineBreaking.lines(of: words, width: rect.width).enumerated() {
        canvas.write(line, x: rect.x, y: rect.y + row)
      }
      return
    }
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
        // First, so that the space beside the words has their color where the focus reverses it.
        canvas.useText(canvas.theme.onAccent, .bold)
        paintGround(canvas, outer, ground)
      }
    }
    paintChildren(canvas)
  }

  private func paintGround(_ canvas: Canvas, _ rect: CellRect, _ color: CellColor) {
    if !canvas.theme.isColorless { return canvas.fill(color, rect) }
    // The words are at the start of a button that is wider than they are.
    let isFilled = visibleChildren.contains { $0.stretches || $0 is SpacerBox }
    let width = isFilled ? rect.width : min(rect.width, idealWidth)
    for y in rect.y..<rect.maxY {
      canvas.write("[", x: rect.x, y: y)
      canvas.write("]", x: rect.x + width - 1, y: y)
    }
  }
}

/// A row of a list, with space at its side for the focus mark.
final class RowBox: StackBox {
  var isChecked: Bool?
  /// Whether pressing the row itself does something.
  var isPressable = false

  /// The only control in a row that cannot be pressed itself, if it is a link or a button: the row stands for it.
  var soleControl: ButtonBox? {
    if isPressable { return nil }
    let controls = reachableControls
    return controls.count == 1 ? controls[0] as? ButtonBox : nil
  }

  /// A row with controls is reached only in place of its only link or button. Its actions are offered at each control.
  override var isReachable: Bool {
    isFocusable && (isPressable || reachableControls.isEmpty || soleControl != nil)
  }

  override init() {
    super.init()
    padding = (2, 0)
  }

  override var stretches: Bool { true }

  override func measureHeight(width: Int) -> Int {
    super.measureHeight(width: width) + (isLinear && isChecked == true ? 1 : 0)
  }

  override func placeContent(_ rect: CellRect) {
    super.placeContent(
      isLinear && isChecked == true
        ? CellRect(x: rect.x, y: rect.y, width: rect.width, height: max(0, rect.height - 1)) : rect)
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    paintChildren(canvas)
    if isLinear {
      if isChecked == true { canvas.write("selected", x: rect.x, y: rect.maxY - 1) }
    } else if isChecked == true {
      canvas.write("✓", x: rect.maxX + 1, y: rect.y, style: canvas.style(.accent, .bold))
    }
  }

  override func paintFocus(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear { return super.paintFocus(canvas, rect) }
    for y in rect.y..<rect.maxY { canvas.write("▌", x: rect.x, y: y, style: canvas.style(.accent, .bold)) }
  }
}
