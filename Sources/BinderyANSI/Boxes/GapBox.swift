/// The place of rows of a long list that are not mounted: as high as they would be, going by the rows beside them.
final class GapBox: LayoutBox {
  /// How many rows are not mounted.
  var count = 1

  override var stretches: Bool { true }

  override func measureHeight(width: Int) -> Int {
    Int((Double(count) * rowHeight(width: width)).rounded()) - spacing
  }

  private var spacing: Int { (parent as? StackBox)?.spacing ?? 0 }

  /// The lines of a row with the space to the next one: the average of the rows beside.
  func rowHeight(width: Int) -> Double {
    let siblings = parent?.children ?? []
    guard let index = siblings.firstIndex(where: { $0 === self }) else { return 1 }
    let after = siblings[(index + 1)...].prefix { !($0 is GapBox) }.prefix(Self.measured)
    let beside = siblings[..<index].reversed().prefix { !($0 is GapBox) }.prefix(Self.measured)
    let rows = (Array(after) + beside).filter { $0 is RowBox || $0 is SectionBox }
    guard !rows.isEmpty else { return 1 }
    let lines = rows.reduce(0) { $0 + $1.height(width: width) + spacing }
    return max(1, Double(lines) / Double(rows.count))
  }

  /// So many rows on each side are averaged.
  private static let measured = 32

  /// The rows whose lines are in a range, counted from the first one.
  ///
  /// - Parameter lines: counted from its own first line.
  func rows(in lines: Range<Int>) -> Range<Int> {
    let height = rowHeight(width: frame.width)
    return Int(
      (Double(lines.lowerBound) / height).rounded(.down))..<Int(
        (Double(lines.upperBound) / height).rounded(.up))
  }

  /// The line, counted from its own first one, where a row begins.
  func line(of row: Int) -> Int { Int((Double(row) * rowHeight(width: frame.width)).rounded()) }
}
