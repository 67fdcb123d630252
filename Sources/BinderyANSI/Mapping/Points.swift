/// Turns points, in which views give lengths, into cells: a cell is about 8 points wide and 16 high.
enum Points {
  /// Columns of a length; what is not nothing takes one.
  static func columns(_ points: Double) -> Int {
    guard points.isFinite, points > 0 else { return 0 }
    return max(1, Int((min(points, 100_000) / 8).rounded(.down)))
  }

  /// Rows of a length; up to half a row counts as none, since rows are dear.
  static func rows(_ points: Double) -> Int {
    guard points.isFinite, points > 0 else { return 0 }
    return Int((min(points, 100_000) / 16 - 0.01).rounded())
  }
}
