/// Converts points, the unit of lengths in views, to cells: a cell is about 8 points wide and 16
/// high.
enum Points {
  /// Returns the columns of a length; at least one if the length is not zero.
  static func columns(_ points: Double) -> Int {
    guard points.isFinite, points > 0 else { return 0 }
    return max(1, Int((min(points, 100_000) / 8).rounded(.down)))
  }

  /// Returns the length of columns.
  static func length(ofColumns columns: Int) -> Double { Double(columns) * 8 }

  /// Returns the length of rows.
  static func length(ofRows rows: Int) -> Double { Double(rows) * 16 }

  /// Returns the column at a distance from the leading edge.
  static func column(at points: Double) -> Int { cell(points / 8) }

  /// Returns the row at a distance from the top.
  static func row(at points: Double) -> Int { cell(points / 16) }

  private static func cell(_ distance: Double) -> Int {
    Int(max(-10_000, min(10_000, distance.rounded(.down))))
  }

  /// Returns the rows of a length; half a row or less is none, since rows are scarce.
  static func rows(_ points: Double) -> Int {
    guard points.isFinite, points > 0 else { return 0 }
    return Int((min(points, 100_000) / 16 - 0.01).rounded())
  }
}
