internal import BinderyViews

/// Long lists: only visible rows and those near them are mounted.
extension TerminalScreen {
  /// Mounts the visible rows. When they are near the ends of the mounted ones, some more are mounted too: few enough for a page
  /// to appear at once, because mounting a row takes longer than showing it.
  func revealRows() {
    // New rows may be lower than those beside the gap, so that more of them are visible.
    for _ in 0..<16 {
      guard let gap = builder.gaps.lazy.compactMap({ self.gap($0) }).first(where: isNear) else { return }
      guard reveal(gap) else { return }
    }
  }

  /// A placeholder for unmounted rows, with the visible part of its list.
  private struct Gap {
    let box: GapBox
    let viewport: ViewportBox?
    /// The lines of the screen that it covers.
    let lines: Range<Int>
    /// The lines of the screen in which its rows are visible.
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
    let margin = gap.seen.count / 8
    return gap.lines.overlaps(gap.seen.lowerBound - margin..<gap.seen.upperBound + margin)
  }

  /// Mounts the visible rows, and those of a quarter of the screen around if the list has mounted rows nearby.
  ///
  /// - Returns: whether any rows were mounted.
  private func reveal(_ gap: Gap) -> Bool {
    let (box, seen) = (gap.box, gap.seen)
    guard let list = box.parent else { return false }
    let anchor = list.children.first { row in
      guard !(row is GapBox), !row.isHidden else { return false }
      let rect = row.screenRect
      return rect.maxY > seen.lowerBound && rect.y < seen.upperBound
    }
    let margin = anchor == nil ? 2 : max(2, seen.count / 4)
    let first = gap.lines.lowerBound
    let rows = box.rows(in: seen.lowerBound - margin - first..<seen.upperBound + margin - first)
    // After a jump, a mounted row keeps the position that the gap had for it.
    let top = max(0, box.rows(in: seen.lowerBound - first..<seen.upperBound - first).lowerBound)
    let line = anchor?.screenRect.y ?? first + box.line(of: top)
    guard tree.send(UserEvent(.reveal(rows), on: NodeID(rawValue: box.id))) else { return false }
    let patches = tree.takePatches()
    guard !patches.isEmpty else { return false }
    apply(patches)
    if let viewport = gap.viewport {
      // Visible rows keep their position.
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
