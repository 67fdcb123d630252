internal import BinderyViews

/// A row of a table.
final class TableRowElement: RowElement, TableLine {
  /// The space at both sides, for the marks of the focus and of the selection.
  static let edge = 2

  var columnWidths: [Int] = [] { didSet { forgetMeasures() } }
  var cells: [LayoutBox] { children }
  private var offersChoice = false

  override func update(_ node: Node, _ context: ElementContext) {
    super.update(node, context)
    offersChoice = node[.isSelected] != nil
  }

  override func measureHeight(width: Int) -> Int {
    heightInColumns() ?? super.measureHeight(width: width)
  }

  override func placeContent(_ rect: CellRect) {
    columnWidths.isEmpty ? super.placeContent(rect) : placeInColumns(rect)
  }

  override func keyHints(_ node: Node) -> [KeyHint] {
    offersChoice ? [KeyHint("Space", "Select")] : super.keyHints(node)
  }
}
