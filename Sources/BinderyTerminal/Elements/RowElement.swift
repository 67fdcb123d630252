internal import BinderyViews

/// A row of a list, with space at its side for the focus mark.
class RowElement: StackBox {
  var isChecked: Bool?
  /// Whether pressing the row itself does something.
  var isPressable = false

  /// The only control in a row that cannot be pressed itself, if it is a link or a button: the row stands for it.
  var soleControl: ButtonElement? {
    if isPressable { return nil }
    let controls = reachableControls
    return controls.count == 1 ? controls[0] as? ButtonElement : nil
  }

  /// A row with controls is reached only in place of its only link or button. Its actions are offered at each control.
  override var isReachable: Bool {
    canHaveFocus && (isPressable || reachableControls.isEmpty || soleControl != nil)
  }

  /// Whether it has actions that its menu offers.
  private var hasActions = false
  private var canHaveFocus: Bool { isFocusable || hasActions && !textStyle.isDisabled }

  required init() {
    super.init()
    padding = (2, 0)
  }

  override var takesPadding: Bool { false }

  override func update(_ node: Node, _ context: ElementContext) {
    isPressable = node.isPressable
    isFocusable = !node.isDisabled && (isPressable || [.delete, .move, .drag].contains { node.takes($0) })
    isChecked = node.isSelected ? true : nil
  }

  override func arrange(_ node: Node, _ box: (Node) -> LayoutBox?) {
    hasActions = node.children.contains { $0.role == .actions }
    super.arrange(node, box)
  }

  override var represented: LayoutBox { soleControl ?? self }

  override func keyHints(_ node: Node) -> [KeyHint] { isPressable ? [KeyHint("Enter", "Open")] : [] }

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
