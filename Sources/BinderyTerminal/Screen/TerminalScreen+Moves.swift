internal import BinderyViews

extension TerminalScreen {
  enum Direction { case up, down, left, right }

  /// Moves the focus in reading order; after the end comes the start.
  func moveFocus(by count: Int) {
    let reachable = focusable
    guard !reachable.isEmpty else { return scroll(rows: count) }
    let index = focused.flatMap { box in reachable.firstIndex { $0 === box } }
    let next = index.map { ($0 + count + reachable.count) % reachable.count } ?? 0
    focus(reachable[next])
    // Backwards from the first control to the last, which may not be mounted yet.
    if let index, index + count < 0, builder.gaps.contains(where: { builder.boxes[$0]?.isShown == true }) {
      scrollToEdge(atEnd: true)
    }
  }

  /// Moves the focus to the nearest control in a direction; scrolls if there is none.
  func moveFocus(_ direction: Direction) {
    guard let focused else { return moveFocus(by: direction == .up || direction == .left ? -1 : 1) }
    let from = place(focused)
    var best: (box: LayoutBox, distance: Int)?
    for box in focusable where box !== focused {
      guard let distance = Self.distance(from: from, to: place(box), direction) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (box, distance) }
    }
    let isVertical = direction == .up || direction == .down
    // Text between two controls must become visible before the focus skips it.
    if isVertical, let box = best?.box, let viewport = viewport(around: focused) ?? viewport(around: box),
      viewport.isScrollable
    {
      let target = box.screenRect
      let seen = viewport.visibleRect
      if direction == .down ? target.y > seen.maxY + 3 : target.maxY < seen.y - 3 {
        return scroll(rows: direction == .down ? 3 : -3)
      }
    }
    if let best { return focus(best.box) }
    if isVertical { scroll(rows: direction == .down ? 1 : -1) }
  }

  private func place(_ box: LayoutBox) -> CellRect {
    guard let pin = box as? PinBox else { return box.screenRect }
    let rect = pin.screenRect
    return CellRect(x: rect.x + pin.pin.x, y: rect.y + pin.pin.y, width: 1, height: 1)
  }

  /// Returns the distance of a rectangle in a direction, with a penalty for sideways offset; `nil` if it is in
  /// another direction.
  private static func distance(from: CellRect, to: CellRect, _ direction: Direction) -> Int? {
    let along: Int
    let across: Int
    switch direction {
    case .down: (along, across) = (to.y - from.y, gap(from.x..<from.maxX, to.x..<to.maxX))
    case .up: (along, across) = (from.y - to.y, gap(from.x..<from.maxX, to.x..<to.maxX))
    case .right: (along, across) = (to.x - from.x, 4 * gap(from.y..<from.maxY, to.y..<to.maxY))
    case .left: (along, across) = (from.x - to.x, 4 * gap(from.y..<from.maxY, to.y..<to.maxY))
    }
    guard along > 0 else { return nil }
    if direction == .left || direction == .right, across > 0 { return nil }
    return along * 4 + across
  }

  private static func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    max(0, max(a.lowerBound, b.lowerBound) - min(a.upperBound, b.upperBound) + 1)
  }

  // MARK: Scrolling

  func viewport(around box: LayoutBox) -> ViewportBox? {
    var next: LayoutBox? = box
    while let box = next {
      if let viewport = box as? ViewportBox { return viewport }
      next = box.parent
    }
    return nil
  }

  /// The viewport that page keys scroll: the one around the focus, else the first one in front.
  private var scrolled: ViewportBox? {
    if let focused, let viewport = viewport(around: focused) { return viewport }
    var pending: [LayoutBox] = [window.top]
    while let box = pending.popLast() {
      if box.isHidden { continue }
      if let viewport = box as? ViewportBox, viewport.isScrollable { return viewport }
      pending.append(contentsOf: box.children.reversed())
    }
    return nil
  }

  func scroll(rows: Int) {
    guard let viewport = scrolled else { return }
    if viewport.scroll(to: viewport.offset + rows) { damage(viewport.visibleRect) }
  }

  /// Scrolls by a screenful minus two rows, and moves the focus along.
  func scroll(pages: Int) {
    guard let viewport = scrolled else { return }
    let rows = max(1, viewport.frame.height - 2) * pages
    guard viewport.scroll(to: viewport.offset + rows) else { return scrollToEdge(atEnd: pages > 0) }
    damage(viewport.visibleRect)
    revealRows()
    focusInSight(viewport, atEnd: pages < 0)
  }

  func scrollToEdge(atEnd: Bool) {
    guard let viewport = scrolled else { return }
    // The rows at the edge are not mounted yet, and may be higher than the mounted ones.
    for _ in 0..<4 where viewport.scroll(to: atEnd ? .max / 2 : 0) {
      damage(viewport.visibleRect)
      revealRows()
    }
    let inside = focusable.filter { $0.isInside(viewport) }
    if let box = atEnd ? inside.last : inside.first { focus(box) }
  }

  func focusInSight(_ viewport: ViewportBox, atEnd: Bool) {
    let seen = viewport.visibleRect
    let inside = focusable.filter { box in
      let rect = box.screenRect
      return box.isInside(viewport) && rect.y >= seen.y && rect.maxY <= seen.maxY
    }
    if let focused, inside.contains(where: { $0 === focused }) { return }
    if let box = atEnd ? inside.last : inside.first { focus(box) }
  }

  /// The frontmost screen.
  var frontScreen: ScreenBox? {
    var found: ScreenBox?
    var pending: [LayoutBox] = [window.top]
    while let box = pending.popLast() {
      if box.isHidden { continue }
      if let screen = box as? ScreenBox { found = screen }
      pending.append(contentsOf: box.children.filter { $0.isWholeScreen || $0.containsScreen })
    }
    return found
  }
}
