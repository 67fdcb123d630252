internal import BinderyViews

/// Long lists: only rows in sight and near them are mounted.
extension TerminalScreen {
  /// Mounts the rows in sight. Once they are near the ends of what is mounted, a screenful beyond them is mounted too.
  func revealRows() {
    // Rows may be lower than those beside the gap, so that more of them are in sight.
    for _ in 0..<16 {
      guard let gap = builder.gaps.lazy.compactMap({ self.gap($0) }).first(where: isNear) else { return }
      guard reveal(gap) else { return }
    }
  }

  /// The place of rows that are not mounted, with what is seen of the list around.
  private struct Gap {
    let box: GapBox
    let viewport: ViewportBox?
    /// The lines of the screen that it takes.
    let lines: Range<Int>
    /// The lines of the screen in which its rows are seen.
    let seen: Range<Int>
  }

  private func gap(_ id: UInt32) -> Gap? {
    guard let box = builder.boxes[id] as? GapBox, box.isShown else { return nil }
    let viewport = viewport(around: box)
    let rect = box.screenRect
    let seen = (viewport ?? window).visibleRect
    guard !rect.isEmpty, !seen.isEmpty else { return nil }
    return Gap(box: box, viewport: viewport, lines: rect.y..<rect.maxY, seen: seen.y..<seen.maxY)
  }

  private func isNear(_ gap: Gap) -> Bool {
    let margin = gap.seen.count / 2
    return gap.lines.overlaps(gap.seen.lowerBound - margin..<gap.seen.upperBound + margin)
  }

  /// Has the rows mounted that are in sight, and those of a screenful around where a part of them is mounted already.
  ///
  /// - Returns: whether any were.
  private func reveal(_ gap: Gap) -> Bool {
    let (box, seen) = (gap.box, gap.seen)
    guard let list = box.parent else { return false }
    let anchor = list.children.first { row in
      guard !(row is GapBox), !row.isHidden else { return false }
      let rect = row.screenRect
      return rect.maxY > seen.lowerBound && rect.y < seen.upperBound
    }
    let margin = anchor == nil ? 2 : seen.count
    let first = gap.lines.lowerBound
    let rows = box.rows(in: seen.lowerBound - margin - first..<seen.upperBound + margin - first)
    // After a jump, a row that is mounted then keeps the place that the gap had for it.
    let top = max(0, box.rows(in: seen.lowerBound - first..<seen.upperBound - first).lowerBound)
    let line = anchor?.screenRect.y ?? first + box.line(of: top)
    guard tree.send(UserEvent(.reveal(rows), on: NodeID(rawValue: box.id))) else { return false }
    let patches = tree.takePatches()
    guard !patches.isEmpty else { return false }
    apply(patches)
    if let viewport = gap.viewport {
      // What is in sight stays there.
      let mounted = list.children.filter { !($0 is GapBox) }
      let index = top - max(0, rows.lowerBound)
      let kept = anchor ?? (mounted.indices.contains(index) ? mounted[index] : mounted.first)
      if let kept, kept.isInside(viewport),
        viewport.scroll(to: viewport.offset + kept.screenRect.y - line)
      {
        damage(viewport.visibleRect)
      }
      if let focused, !focused.isInside(window) { focusInSight(viewport, atEnd: false) }
    }
    return true
  }
}
