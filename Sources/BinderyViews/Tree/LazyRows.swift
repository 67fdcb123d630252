/// How many rows of a long list are mounted.
enum LazyRows {
  /// The number when the list appears.
  static let first = 60
  /// The number that is added when the end of the mounted rows scrolls into sight.
  static let more = 120
  /// In a window, until those that are far away are unmounted.
  static let most = 480
  /// Those that a host may reveal at once: more than the largest screen shows.
  static let mostRevealed = 4_096

  /// The rows that are mounted once other rows came into sight.
  ///
  /// - Parameters:
  ///   - mounted: those that are mounted now.
  ///   - revealed: those in sight, not empty.
  static func window(_ mounted: Range<Int>, revealing revealed: Range<Int>) -> Range<Int> {
    guard revealed.lowerBound <= mounted.upperBound, revealed.upperBound >= mounted.lowerBound else {
      return revealed
    }
    let (lower, upper) = (
      min(mounted.lowerBound, revealed.lowerBound), max(mounted.upperBound, revealed.upperBound)
    )
    guard upper - lower > max(most, 2 * revealed.count) else { return lower..<upper }
    // The rows on the other side are far away.
    let kept = max(most / 2, revealed.count)
    return lower == revealed.lowerBound ? lower..<lower + kept : upper - kept..<upper
  }

  /// The rows of a list that a host reveals, kept within its bounds: the numbers may come from anywhere.
  ///
  /// - Parameters:
  ///   - range: rows counted from `first`.
  ///   - first: the first row that the placeholder replaces.
  ///   - count: the rows of the list.
  static func revealed(_ range: Range<Int>, from first: Int, of count: Int) -> Range<Int> {
    let range = range.clamped(to: -first..<max(0, count - first))
    let lower = range.lowerBound + first
    return lower..<lower + min(range.count, mostRevealed)
  }
}

extension Slot {
  /// The number of list rows in this node; a section counts as its rows.
  var listRows: Int {
    var count = 0
    forEachNode { count += $0.role == .section ? max(1, $0.children.count) : 1 }
    return max(1, count)
  }
}
