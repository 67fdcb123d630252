/// A line of a table with boxes in its columns; one below the other while it has no columns.
protocol TableLine: LayoutBox {
  /// The widths of the first columns; what is in the others is not shown.
  var columnWidths: [Int] { get set }
  /// The boxes of all columns.
  var cells: [LayoutBox] { get }
}

extension TableLine {
  /// Hides the boxes of columns that do not fit.
  private func leaveOut() {
    for (index, box) in cells.enumerated() {
      let isHidden = !columnWidths.isEmpty && index >= columnWidths.count
      if box.isHidden != isHidden { box.isHidden = isHidden }
    }
  }

  /// Returns the height of the highest box; nil while it has no columns.
  func heightInColumns() -> Int? {
    leaveOut()
    guard !columnWidths.isEmpty else { return nil }
    return max(1, zip(cells, columnWidths).map { $0.height(width: $1) }.max() ?? 0)
  }

  /// Places the boxes in the columns.
  func placeInColumns(_ rect: CellRect) {
    leaveOut()
    var x = rect.x
    for (box, width) in zip(cells, columnWidths) {
      box.place(CellRect(x: x, y: rect.y, width: width, height: rect.height))
      x += width + TableElement.spacing
    }
  }
}
