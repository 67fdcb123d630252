internal import BinderyViews

extension Node {
  /// The columns for each row of what takes the offered space up to a ratio; nil for anything else.
  var fittingColumns: Double? {
    guard let aspect = self[.aspectRatio], aspect.contentMode == .fit, let ratio = aspect.ratio,
      growth == [.horizontal, .vertical]
    else { return nil }
    return ratio * Points.length(ofRows: 1) / Points.length(ofColumns: 1)
  }
}

extension LayoutBox {
  /// Returns the rows that it takes of a width at most; nil for all.
  func mostRows(width: Int) -> Int? {
    fittingColumns.map { max(1, Self.cells(Double(width) / $0)) }
  }

  /// Returns the largest rectangle of its ratio in the middle of a space. Where no rows are offered, as in what scrolls, it takes the width.
  func fitted(_ space: CellRect) -> CellRect {
    guard let fittingColumns, !isLinear, space.height > height(width: space.width) else { return space }
    let width = min(space.width, max(1, Self.cells(Double(space.height) * fittingColumns)))
    let height = min(space.height, mostRows(width: width) ?? space.height)
    return CellRect(
      x: space.x + (space.width - width) / 2, y: space.y + (space.height - height) / 2, width: width,
      height: height)
  }

  /// Rounds a length, which an extreme ratio makes very large.
  private static func cells(_ length: Double) -> Int { Int(min(length, 100_000).rounded()) }
}
