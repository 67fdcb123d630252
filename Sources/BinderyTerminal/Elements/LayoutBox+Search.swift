extension LayoutBox {
  /// Whether it is in a bar: that of a screen, or of tabs.
  var isInBar: Bool {
    var next: LayoutBox? = self
    while let box = next {
      if box is TabBarBox || box is BarBox { return true }
      next = box.parent
    }
    return false
  }

  /// The framed layer that contains it.
  var overlay: OverlayBox? { parent?.nearest() }
  /// The screen that it is, or is in.
  var screen: ScreenElement? { nearest() }
  /// The row that it is, or is in.
  var row: RowElement? { nearest() }
  /// The list or table around its row.
  var list: LayoutBox? {
    guard let row else { return nil }
    if row is TableRowElement { return row.parent }
    let list: ListElement? = row.parent?.nearest()
    return list
  }
  /// The part that scrolls it.
  var scroller: ViewportBox? { nearest() }

  /// Returns the nearest box of a type: itself or an ancestor.
  private func nearest<Box: LayoutBox>() -> Box? {
    var next: LayoutBox? = self
    while let box = next {
      if let found = box as? Box { return found }
      next = box.parent
    }
    return nil
  }

  /// Whether neither the box nor an ancestor is hidden.
  var isShown: Bool {
    var next: LayoutBox? = self
    while let box = next {
      if box.isHidden { return false }
      next = box.parent
    }
    return true
  }

  /// The boxes inside that the keyboard can reach, from top to bottom.
  var reachableControls: [LayoutBox] {
    children.flatMap { child in
      child.isHidden ? [] : (child.isReachable ? [child] : []) + child.reachableControls
    }
  }

  func isInside(_ ancestor: LayoutBox) -> Bool {
    var next: LayoutBox? = self
    while let box = next {
      if box === ancestor { return true }
      next = box.parent
    }
    return false
  }

  /// Whether one of its children is a whole screen.
  private var containsScreen: Bool { children.contains { !$0.isHidden && $0.isWholeScreen } }

  /// The innermost screen, sheet or page in front.
  var frontScreen: LayoutBox {
    var (box, front) = (self, self)
    while true {
      if box is ScreenElement || box is OverlayBox || box is PageBox { front = box }
      let boxes = (box as? NavigationElement)?.screensInFront ?? box.children
      guard let next = boxes.last(where: { !$0.isHidden && ($0.isWholeScreen || $0.containsScreen) })
      else { return front }
      box = next
    }
  }

  /// The boxes that the keyboard can reach, from top to bottom.
  var reachable: [LayoutBox] {
    var found: [LayoutBox] = []
    collectReachable(into: &found)
    return found
  }

  private func collectReachable(into found: inout [LayoutBox]) {
    if isHidden { return }
    if isReachable {
      found.append(self)
      if represented !== self { return }
    }
    for child in children { child.collectReachable(into: &found) }
  }

  /// What the keyboard reaches in its place: its row, if that stands for it, else itself.
  var stop: LayoutBox { parent?.row.flatMap { $0.represented === self ? $0 : nil } ?? self }

  /// Returns the innermost box at a position of the screen that satisfies a condition.
  func hit(_ point: CellPoint, _ condition: (LayoutBox) -> Bool) -> LayoutBox? {
    let rect = screenRect
    return hit(point, CellPoint(x: rect.x - frame.x, y: rect.y - frame.y), condition)
  }

  private func hit(_ point: CellPoint, _ origin: CellPoint, _ condition: (LayoutBox) -> Bool) -> LayoutBox? {
    let rect = frame.offset(x: origin.x, y: origin.y)
    guard !isHidden, rect.contains(point) else { return nil }
    for child in children.reversed() {
      if let found = child.hit(point, CellPoint(x: rect.x, y: rect.y), condition) { return found }
    }
    let cell = CellPoint(x: point.x - rect.x, y: point.y - rect.y)
    return isHit(at: cell) && condition(self) ? self : nil
  }

  /// Returns the area of the box in one around it.
  func area(in ancestor: LayoutBox) -> CellRect {
    var rect = frame
    var next = parent
    while let parent = next, parent !== ancestor {
      rect = rect.offset(x: parent.frame.x, y: parent.frame.y)
      next = parent.parent
    }
    return rect
  }
}
