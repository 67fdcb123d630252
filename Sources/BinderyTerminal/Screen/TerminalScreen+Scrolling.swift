internal import BinderyViews

/// Movements of the focus and of what scrolls.
extension TerminalScreen {
  /// All boxes that can scroll, those of the layer in front included.
  var scrollingBoxes: [any ScrollingBox] {
    var found: [any ScrollingBox] = []
    var pending: [LayoutBox] = [window]
    while let box = pending.popLast() {
      if let box = box as? any ScrollingBox { found.append(box) }
      pending.append(contentsOf: box.children)
    }
    return found
  }

  /// Scrolls by the minimum distance that makes a box visible.
  func reveal(_ shown: LayoutBox) {
    var box = shown
    while let parent = box.parent {
      if parent.scroll(toShow: shown.area(in: parent)) {
        offsetsBeforeResizing = []
        painter.damageAll()
      }
      box = parent
    }
  }

  /// Moves the focus in reading order; after the end comes the start.
  func moveFocus(by count: Int) {
    guard !reachable.isEmpty else { return scroll(rows: count) }
    let index = focused.flatMap { box in reachable.firstIndex { $0 === box } }
    let next = index.map { ($0 + count + reachable.count) % reachable.count } ?? 0
    focus(on: reachable[next])
    // Backwards from the first control to the last, which may not be mounted yet.
    if let index, index + count < 0, boxes.placeholders.contains(where: { boxes.boxes[$0]?.isShown == true })
    {
      scrollToEdge(atEnd: true)
    }
  }

  /// Moves the focus to the nearest control in a direction; scrolls if there is none.
  func moveFocus(_ direction: FocusDirection) {
    guard let focused else { return moveFocus(by: direction == .up || direction == .left ? -1 : 1) }
    let others = reachable.filter { $0 !== focused }
    let next = direction.nearest(to: focused.focusRect, in: others.map(\.focusRect)).map { others[$0] }
    let step = direction == .down ? 1 : -1
    // Text between two controls must become visible before the focus skips it.
    if direction.isVertical, let next, let viewport = focused.scroller ?? next.scroller, viewport.isScrollable
    {
      let (target, seen) = (next.screenRect, viewport.visibleRect)
      if direction == .down ? target.y > seen.maxY + 3 : target.maxY < seen.y - 3 {
        return scroll(rows: 3 * step)
      }
    }
    if let next { return focus(on: next) }
    if direction.isVertical { scroll(rows: step) }
  }

  /// Moves the focus to the next or previous row, and extends the selection to it. One that begins selects the row with the focus, too.
  func extendSelection(_ direction: FocusDirection) {
    let row = focusedRow
    if let row, row.takes(.extend), !row.isSelected, !row.isDisabled { send(UserEvent(.tap, on: row.id)) }
    moveFocus(direction)
    guard let row, let next = focusedRow, next !== row, next.parent === row.parent, next.takes(.extend) else {
      return
    }
    send(UserEvent(.extend, on: next.id))
  }

  /// The viewport that page keys scroll: the one around the focus, else the first one in front.
  private var scrolled: ViewportBox? {
    if let viewport = focused?.scroller { return viewport }
    var pending: [LayoutBox] = [window.top]
    while let box = pending.popLast() {
      if box.isHidden { continue }
      if let viewport = box as? ViewportBox, viewport.isScrollable { return viewport }
      pending.append(contentsOf: box.children.reversed())
    }
    return nil
  }

  func scroll(rows: Int) {
    if let scrolled, scrolled.scroll(to: scrolled.offset + rows) { damage(scrolled) }
  }

  /// Scrolls by a screenful minus two rows, and moves the focus along.
  func scroll(pages: Int) {
    guard let viewport = scrolled else { return }
    let rows = max(1, viewport.frame.height - 2) * pages
    guard viewport.scroll(to: viewport.offset + rows) else { return scrollToEdge(atEnd: pages > 0) }
    damage(viewport)
    revealRows()
    focusInSight(viewport, atEnd: pages < 0)
  }

  func scrollToEdge(atEnd: Bool) {
    guard let viewport = scrolled else { return }
    // The rows at the edge are not mounted yet, and may be higher than the mounted ones.
    for _ in 0..<4 where viewport.scroll(to: atEnd ? .max / 2 : 0) {
      damage(viewport)
      revealRows()
    }
    let inside = reachable.filter { $0.isInside(viewport) }
    if let box = atEnd ? inside.last : inside.first { focus(on: box) }
  }

  func focusInSight(_ viewport: ViewportBox, atEnd: Bool) {
    let seen = viewport.visibleRect
    let inside = reachable.filter { box in
      let rect = box.screenRect
      return box.isInside(viewport) && rect.y >= seen.y && rect.maxY <= seen.maxY
    }
    if let focused, inside.contains(where: { $0 === focused }) { return }
    if let box = atEnd ? inside.last : inside.first { focus(on: box) }
  }
}

/// A window as text of any length, rather than as a frame.
extension TerminalScreen {
  /// Returns the lines of the whole window, and the number of those beyond a limit.
  func printed(atMost limit: Int) -> (lines: [String], omitted: Int) {
    window.footer.isHidden = true
    boxes.context.isPrinted = true
    boxes.updateAll()
    focus(on: nil)
    var needed = 0
    var hasReported = true
    // Rows that get mounted may be higher than their placeholders.
    for _ in 0..<8 {
      let rows = window.neededRows(in: painter.size.width)
      if rows == needed, !hasReported { break }
      needed = rows
      layOut(rows: min(max(1, rows), limit) + WindowElement.footerRows)
      revealRows()
      hasReported = reportAppearances()
    }
    return (painter.lines(of: window, rows: min(needed, limit), options), max(0, needed - limit))
  }
}
