/// Rows of a long list that are not mounted, with the visible part of the list.
@MainActor
struct UnmountedRows {
  let box: PlaceholderRowsElement
  let viewport: ViewportBox?
  /// The lines of the screen that they would cover.
  private let lines: Range<Int>
  /// The lines of the screen in which they would be visible.
  private let seen: Range<Int>

  /// Nil if the list is not visible.
  init?(_ box: PlaceholderRowsElement, in window: LayoutBox) {
    guard box.isShown else { return nil }
    let viewport = box.scroller
    let rect = box.screenRect
    let seen = (viewport ?? window).visibleRect
    guard !rect.isEmpty, !seen.isEmpty else { return nil }
    (self.box, self.viewport) = (box, viewport)
    (lines, self.seen) = (rect.y..<rect.maxY, seen.y..<seen.maxY)
  }

  /// Whether they are visible, or nearly so.
  var isNear: Bool {
    let margin = seen.count / 8
    return lines.overlaps(seen.lowerBound - margin..<seen.upperBound + margin)
  }

  /// The visible rows, and those of a quarter of the screen around if the list has mounted rows nearby: few enough for a page to
  /// appear at once, because mounting a row takes longer than showing it.
  var wanted: Wanted? {
    guard let list = box.parent else { return nil }
    let anchor = list.children.first { row in
      guard !(row is PlaceholderRowsElement), !row.isHidden else { return false }
      let rect = row.screenRect
      return rect.maxY > seen.lowerBound && rect.y < seen.upperBound
    }
    let margin = anchor == nil ? 2 : max(2, seen.count / 4)
    let first = lines.lowerBound
    let rows = box.rows(in: seen.lowerBound - margin - first..<seen.upperBound + margin - first)
    let top = max(0, box.rows(in: seen.lowerBound - first..<seen.upperBound - first).lowerBound)
    return Wanted(
      rows: rows, list: list, anchor: anchor, top: top - max(0, rows.lowerBound),
      line: anchor?.screenRect.y ?? first + box.line(of: top))
  }

  /// Rows to mount, and the one that keeps its position.
  @MainActor
  struct Wanted {
    let rows: Range<Int>
    fileprivate let list: LayoutBox
    fileprivate let anchor: LayoutBox?
    /// The first visible row, counted from the first one to mount.
    fileprivate let top: Int
    fileprivate let line: Int

    /// Returns how far a viewport scrolls after the rows were mounted, so that visible rows keep their position. After a jump, a
    /// mounted row keeps the position that the placeholder had for it.
    func shift(in viewport: ViewportBox) -> Int? {
      let mounted = list.children.filter { !($0 is PlaceholderRowsElement) }
      guard let kept = anchor ?? (mounted.indices.contains(top) ? mounted[top] : mounted.first),
        kept.isInside(viewport)
      else { return nil }
      return kept.screenRect.y - line
    }
  }
}
