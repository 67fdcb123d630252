/// Boxes in as many equal columns as fit.
final class GridBox: LayoutBox {
  /// The least width of a column.
  var minimumColumnWidth = 20
  /// Columns between columns, and rows between rows.
  var spacing = (x: 2, y: 1)

  override var stretches: Bool { true }
  override func measureIdealWidth() -> Int {
    visibleChildren.map { max($0.idealWidth, minimumColumnWidth) }.reduce(0, +)
      + spacing.x * max(0, visibleChildren.count - 1)
  }

  private func columns(_ width: Int) -> (count: Int, width: Int) {
    let fitting = (width + spacing.x) / (minimumColumnWidth + spacing.x)
    let count = max(1, min(fitting, max(1, visibleChildren.count)))
    return (count, max(1, (width - spacing.x * (count - 1)) / count))
  }

  private func rows(_ width: Int) -> [(boxes: ArraySlice<LayoutBox>, height: Int)] {
    let (count, column) = columns(width)
    let boxes = visibleChildren[...]
    return stride(from: 0, to: boxes.count, by: count).map { start in
      let row = boxes[start..<min(start + count, boxes.count)]
      return (row, row.map { $0.height(width: column) }.max() ?? 0)
    }
  }

  override func measureHeight(width: Int) -> Int {
    let rows = rows(width)
    return rows.map(\.height).reduce(0, +) + spacing.y * max(0, rows.count - 1)
  }

  override func placeContent(_ rect: CellRect) {
    let column = columns(rect.width).width
    var y = rect.y
    for row in rows(rect.width) {
      var x = rect.x
      for box in row.boxes {
        box.place(CellRect(x: x, y: y, width: column, height: row.height))
        x += column + spacing.x
      }
      y += row.height + spacing.y
    }
  }
}
