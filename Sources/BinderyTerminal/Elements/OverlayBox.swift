/// A framed layer over the rest of the window: a sheet, an alert, a choice.
class OverlayBox: LayoutBox {
  var title = ""
  /// The maximum width, in columns.
  var widest = 76
  /// Whether it asks something, such as an alert, rather than being a sheet.
  var isDialog: Bool { widest < 76 }
  let viewport = ViewportBox()
  let content = StackBox()

  override var takesPadding: Bool { false }

  required init() {
    super.init()
    content.padding = (1, 0)
    viewport.setChildren([content])
    setChildren([viewport])
  }

  override func arrange(_ boxes: [LayoutBox]) {
    if boxes.count == 1, boxes[0].isWholeScreen {
      viewport.setChildren([])
      setChildren(boxes)
      return
    }
    // Two buttons of an alert are in one row, more in a column.
    let buttons = boxes.filter { $0 is ButtonElement }
    if isDialog, buttons.count == 2 {
      let line = StackBox()
      line.axis = .horizontal
      line.spacing = 2
      line.setChildren(buttons)
      content.setChildren(boxes.filter { !($0 is ButtonElement) } + [line])
    } else {
      content.setChildren(boxes)
    }
    viewport.setChildren([content])
    setChildren([viewport])
  }

  private func width(in columns: Int) -> Int { min(widest, columns > 30 ? columns - 4 : columns) }

  /// Returns the height of its content and frame in a window of a width.
  func neededRows(in columns: Int) -> Int {
    let inner = max(1, (isLinear ? columns : width(in: columns)) - 2)
    return (children.first?.height(width: inner) ?? 0) + 2
  }

  /// Centers it in a window, with a margin if there is space.
  func place(in window: CellSize) {
    // Text beside it would be read together with its own.
    if isLinear { return place(CellRect(x: 0, y: 0, width: window.width, height: window.height)) }
    let width = width(in: window.width)
    let needed = neededRows(in: window.width)
    let height = min(window.height > 12 ? window.height - 2 : window.height, max(3, needed))
    place(
      CellRect(
        x: (window.width - width) / 2, y: max(0, (window.height - height) / 2), width: width, height: height))
  }

  override func placeContent(_ rect: CellRect) {
    children.first?.place(rect.inset(x: 1, y: 1))
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    canvas.target.cells.fill(rect.intersection(canvas.clip), with: .blank)
    canvas.fill(.surface, rect)
    canvas.border(rect, title: title, style: CellStyle(foreground: canvas.palette.accent))
    if !canvas.target.drawsLines {
      canvas.write(title, x: rect.x + 1, y: rect.y, style: canvas.style.with(.bold))
    }
    paintChildren(canvas)
  }
}
