internal import BinderyViews

/// Views in a row that scrolls sideways if it is wider than its frame.
final class HorizontalScrollElement: LayoutBox, ScrollingBox {
  /// The content, to which boxes are added.
  private let content = StackBox()
  private(set) var offset = 0
  /// Whether it is printed: nothing can scroll it, so what does not fit is on further lines.
  private var isPrinted = false { didSet { if isPrinted != oldValue { breakLines() } } }

  required init() {
    super.init()
    setChildren([content])
  }

  override func update(_ node: Node, _ context: ElementContext) {
    isPrinted = context.isPrinted
  }

  override func arrange(_ boxes: [LayoutBox]) {
    content.axis = .horizontal
    content.spacing = 2
    // A stack inside it is laid out like the row itself.
    content.setChildren(boxes)
    breakLines()
  }

  private func breakLines() {
    for stack in [content] + content.children.compactMap({ $0 as? StackElement }) {
      stack.breaksLines = isPrinted
      stack.invalidate()
    }
  }

  /// Returns the width of the content: at least its ideal width where it can be scrolled.
  private func contentWidth(_ width: Int) -> Int {
    isLinear || isPrinted ? width : max(width, content.idealWidth)
  }

  override var stretches: Bool { true }
  override func measureIdealWidth() -> Int { content.idealWidth }
  override func measureHeight(width: Int) -> Int {
    content.height(width: contentWidth(width))
  }

  override func placeContent(_ rect: CellRect) {
    let width = contentWidth(rect.width)
    offset = min(offset, width - rect.width)
    content.place(CellRect(x: rect.x - offset, y: rect.y, width: width, height: content.height(width: width)))
  }

  override func scroll(toShow area: CellRect) -> Bool {
    let columns = area.x + offset..<area.maxX + offset
    if columns.lowerBound < offset { return scroll(to: columns.lowerBound) }
    if columns.upperBound > offset + frame.width { return scroll(to: columns.upperBound - frame.width) }
    return false
  }

  func scroll(to column: Int) -> Bool {
    let wanted = min(max(0, column), max(0, content.frame.width - frame.width))
    guard wanted != offset else { return false }
    offset = wanted
    content.move(x: -offset, y: content.frame.y)
    return true
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    paintChildren(canvas)
    guard canvas.target.drawsLines else { return }
    let style = canvas.style(.accent, .bold)
    if offset > 0 { canvas.write("‹", x: rect.x, y: rect.y, style: style) }
    if offset + rect.width < content.frame.width {
      canvas.write("›", x: rect.maxX - 1, y: rect.y, style: style)
    }
  }
}
