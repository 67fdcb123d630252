/// The numbers of mounted rows of a long list.
enum LazyRows {
  /// The number when the list appears.
  static let first = 60
  /// The number that appears at once while no host has reported what is seen: a page that is not shown yet, one without script, a test.
  static let firstSeen = 10
  /// The number that is added when the end of the mounted rows becomes visible.
  static let more = 120
  /// The maximum number in window mode, above which distant rows are unmounted.
  static let most = 480
  /// The maximum number that a host may reveal at once: more than the largest screen shows.
  static let mostRevealed = 4_096

  /// Returns the range of rows to mount after other rows became visible.
  ///
  /// - Parameters:
  ///   - mounted: the rows that are mounted now.
  ///   - revealed: the visible rows, not empty.
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

  /// Returns the rows of a list that a host reveals, limited to its bounds: the numbers are untrusted.
  ///
  /// - Parameters:
  ///   - range: rows, counted from `first`.
  ///   - first: the first row that the placeholder replaces.
  ///   - count: the number of rows in the list.
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
