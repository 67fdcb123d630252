internal import BinderyViews

/// The frames of a screen: only what changed is painted again.
extension TerminalScreen {
  /// Returns the current frame. Only changed areas are painted again.
  public func frame() -> Frame {
    if mayNeedRows { revealRows() }
    mayNeedRows = false
    reportAppearances()
    updateFooter()
    if target.cells.glyphs.isFull { newTarget() }
    target.focused = focused
    let bounds = target.cells.bounds
    if isWholeDamaged {
      target.cursor = nil
      spinners.removeAll()
      paint(bounds)
    } else {
      if let cursor = target.cursor, damage.contains(where: { $0.contains(cursor) }) { target.cursor = nil }
      for rect in damage { paint(rect.intersection(bounds)) }
    }
    damage.removeAll(keepingCapacity: true)
    isWholeDamaged = false
    spinners.formUnion(target.spinners)
    target.spinners.removeAll()
    return Frame(cells: target.cells, cursor: target.cursor, sixels: builder.pictures.sixels)
  }

  /// Paints a part of the cells.
  ///
  /// - Parameter row: the row of the layout at the top of the cells.
  func paint(_ rect: CellRect, from row: Int = 0) {
    guard !rect.isEmpty else { return }
    target.cells.fill(rect, with: .blank)
    target.drawsLines = options.drawsLines
    var canvas = Canvas(target, theme: options.theme, clip: rect)
    canvas.origin.y = -row
    window.paint(canvas)
  }

  /// Whether animations are running: call ``advance()`` ten times a second while they are.
  public var isAnimated: Bool { !spinners.isEmpty && !options.reducesMotion }

  /// Advances animations by one step.
  public func advance() {
    target.step += 1
    for rect in spinners { damage(rect) }
    spinners.removeAll()
  }

  /// Reports rows that became visible, and the next screenful in advance.
  func reportAppearances() {
    guard !builder.appearing.isEmpty else { return }
    let near = CellRect(x: 0, y: -size.height, width: size.width, height: 3 * size.height)
    let seen = builder.appearing.subtracting(reported).filter { id in
      guard let box = builder.boxes[id], box.isShown else { return false }
      return !box.screenRect.intersection(near).isEmpty
    }
    for id in seen.sorted() {
      reported.insert(id)
      tree.send(UserEvent(.appear, on: NodeID(rawValue: id)))
    }
    reported.formIntersection(builder.appearing)
    if !seen.isEmpty { update() }
  }
}
