internal import BinderyViews

/// One row of a grid whose columns are as wide as their widest cell. The grid sets the widths of the columns; a row that is
/// not directly in such a grid is an ordinary row.
final class GridRowElement: StackBox {
  /// The horizontal alignment of cells that are narrower than their column.
  var cellAlignment = Alignment.center {
    didSet { if cellAlignment != oldValue { forgetMeasures() } }
  }
  /// The space between the grid's columns.
  var columnSpacing = 1
  /// The widths of the grid's columns; a row has at most as many cells. Empty outside of a grid.
  var columnWidths: [Int] = [] {
    didSet { if columnWidths != oldValue { forgetMeasures() } }
  }

  required init() {
    super.init()
    axis = .horizontal
    spacing = 1
  }

  override func update(_ node: Node, _ context: ElementContext) {
    alignment = StackBox.Alignment((node[.alignment] ?? node.parent?[.alignment] ?? .center).vertical)
  }

  /// Whether its cells are in the columns of a grid.
  private var hasColumns: Bool { !isLinear && !columnWidths.isEmpty }
  /// The cells with the widths of their columns.
  private var cells: Zip2Sequence<[LayoutBox], [Int]> { zip(visibleChildren, columnWidths) }

  override var affectsNeighbors: Bool { hasColumns }

  override func measureHeight(width: Int) -> Int {
    hasColumns ? cells.map { $0.height(width: $1) }.max() ?? 0 : super.measureHeight(width: width)
  }

  override func placeContent(_ rect: CellRect) {
    guard hasColumns else { return super.placeContent(rect) }
    var x = rect.x
    for (box, column) in cells {
      let width = box.stretches ? column : min(column, box.idealWidth)
      let height = box.fillsHeight ? rect.height : box.height(width: width)
      box.place(
        CellRect(
          x: x + cellAlignment.offset(width, in: column),
          y: rect.y + alignment.offset(height, in: rect.height), width: width, height: height))
      x += column + columnSpacing
    }
  }
}
