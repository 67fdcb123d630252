/// The line of headers of a table, with the button for the choice of columns at its end.
final class TableHeaderElement: StackBox, TableLine {
  var columnWidths: [Int] = [] { didSet { forgetMeasures() } }
  var cells: [LayoutBox] { children.filter { $0 is TableColumnElement } }
  private var menu: [LayoutBox] { visibleChildren.filter { !($0 is TableColumnElement) } }

  /// The columns that the button at its end takes.
  var menuWidth: Int { menu.reduce(0) { $0 + $1.idealWidth + 1 } }

  required init() {
    super.init()
    padding = (TableRowElement.edge, 0)
  }

  override var takesPadding: Bool { false }
  override var stretches: Bool { true }
  // The press that asks for the columns is made on a header.
  override var isReachable: Bool { false }

  override func measureHeight(width: Int) -> Int {
    heightInColumns().map { _ in 1 } ?? super.measureHeight(width: width)
  }

  override func placeContent(_ rect: CellRect) {
    guard !columnWidths.isEmpty else { return super.placeContent(rect) }
    placeInColumns(CellRect(x: rect.x, y: rect.y, width: rect.width, height: 1))
    var x = rect.maxX
    for box in menu.reversed() {
      let width = min(box.idealWidth, rect.width)
      x -= width
      box.place(CellRect(x: max(rect.x, x), y: rect.y, width: width, height: 1))
      x -= 1
    }
  }
}
