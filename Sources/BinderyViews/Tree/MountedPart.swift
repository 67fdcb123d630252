/// The elements of a long list that have rows.
struct MountedPart {
  /// The elements that have rows.
  var kept: Range<Int>
  /// The number of additional rows that may be mounted after them. An element may be a section with many.
  var room = 0

  /// The state before a change.
  struct Before {
    /// The range of the rows in the list.
    let rows: Range<Int>
    /// Whether there were elements without rows before and after them.
    let hasEarlier: Bool
    let hasRest: Bool

    /// Returns the part of a list without any of the earlier rows: it begins at the same place.
    func first(of count: Int) -> MountedPart {
      let first = min(rows.lowerBound, max(0, count - LazyRows.first))
      return MountedPart(kept: first..<first, room: LazyRows.first)
    }

    /// Returns the part of a list whose rows stay mounted: up to the last mounted row, so that changes beyond it cost
    /// nothing. Rows follow at the end while there is no rest, and a new order does not mount the whole list.
    func grown(of count: Int, last: Int) -> MountedPart {
      let kept = min(last + 1, rows.count + LazyRows.more)
      let isAtEnd = !hasRest && kept == last + 1
      return MountedPart(kept: 0..<kept, room: isAtEnd ? rows.count + LazyRows.more - kept : 0)
    }

    /// Returns the part around the mounted rows, and up to the ends of the list that were in the window. If that is far
    /// more than before, the list was reordered, and the window keeps its place.
    func window(of count: Int, around mounted: ClosedRange<Int>) -> MountedPart {
      let lower = hasEarlier ? mounted.lowerBound : 0
      let upper = hasRest ? mounted.upperBound + 1 : count
      if upper - lower <= rows.count + LazyRows.more { return MountedPart(kept: lower..<upper) }
      let kept = max(rows.count, LazyRows.first)
      let start = min(rows.lowerBound, max(0, count - kept))
      return MountedPart(kept: start..<min(count, start + kept))
    }
  }
}
