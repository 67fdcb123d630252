internal import BinderyViews

/// A placeholder for the rows of a long list that are not mounted. Its height is estimated from the mounted rows
/// beside it.
final class PlaceholderRowsElement: LayoutBox {
  /// The number of rows that are not mounted.
  private var count = 1

  override func update(_ node: Node, _ context: ElementContext) {
    count = node[.rowCount] ?? 1
  }

  override var stretches: Bool { true }

  override func measureHeight(width: Int) -> Int {
    Int((Double(count) * rowHeight(width: width)).rounded()) - spacing
  }

  private var spacing: Int { (parent as? StackBox)?.gap ?? 0 }

  /// Returns the average height of the rows beside it, including the space to the next row, in lines.
  func rowHeight(width: Int) -> Double {
    let siblings = parent?.children ?? []
    guard let index = siblings.firstIndex(where: { $0 === self }) else { return 1 }
    let after = siblings[(index + 1)...].prefix { !($0 is PlaceholderRowsElement) }.prefix(Self.measured)
    let beside = siblings[..<index].reversed().prefix { !($0 is PlaceholderRowsElement) }.prefix(
      Self.measured)
    let rows = (Array(after) + beside).filter { $0 is RowElement || $0 is SectionElement }
    guard !rows.isEmpty else { return 1 }
    let lines = rows.reduce(0) { $0 + $1.height(width: width) + spacing }
    return max(1, Double(lines) / Double(rows.count))
  }

  /// The maximum number of rows to average on each side.
  private static let measured = 32

  /// Returns the rows whose lines are in a range, counted from the first one.
  ///
  /// - Parameter lines: lines, counted from the first one of this box.
  func rows(in lines: Range<Int>) -> Range<Int> {
    let height = rowHeight(width: frame.width)
    return Int(
      (Double(lines.lowerBound) / height).rounded(.down))..<Int(
        (Double(lines.upperBound) / height).rounded(.up))
  }

  /// Returns the line at which a row begins, counted from the first one of this box.
  func line(of row: Int) -> Int { Int((Double(row) * rowHeight(width: frame.width)).rounded()) }
}
