internal import BinderyViews

/// Which control has the focus: it stays in the frontmost layer, and in sight.
extension TerminalScreen {
  /// All boxes in the frontmost layer that the keyboard can reach, from top to bottom.
  var focusable: [LayoutBox] {
    if let focusableCache { return focusableCache }
    var found: [LayoutBox] = []
    collect(window.top, into: &found)
    focusableCache = found
    return found
  }

  /// The boxes that the keyboard can reach once the popup is closed.
  var focusableBelowPopup: [LayoutBox] {
    var found: [LayoutBox] = []
    collect(window.overlays.last ?? window.page, into: &found)
    return found
  }

  private func collect(_ box: LayoutBox, into found: inout [LayoutBox]) {
    if box.isHidden { return }
    if box.isReachable {
      found.append(box)
      if (box as? RowBox)?.soleControl != nil { return }
    }
    for child in box.children { collect(child, into: &found) }
  }

  /// Returns what the keyboard reaches in place of a control: its row, if that stands for it, else the control.
  func stop(for control: LayoutBox) -> LayoutBox {
    var next = control.parent
    while let box = next {
      if let row = box as? RowBox { return row.soleControl === control ? row : control }
      next = box.parent
    }
    return control
  }

  /// Moves the focus to a box and scrolls it into view.
  func focus(_ box: LayoutBox?) {
    guard box !== focused else { return }
    datePart = nil
    isFocusTentative = false
    isFocusUntouched = false
    if let focused { damage(focused.visibleRect) }
    let left = focused
    focused = box
    for (field, isFocused) in [(left, false), (box, true)] {
      guard let field, let node = builder.node(field.id), node.takes(.focus) else { continue }
      send(UserEvent(.focus(isFocused), on: node.id))
    }
    target.cursor = nil
    if let box { damage(box.visibleRect) }
    revealFocus()
  }

  func revealFocus() { if let focused { reveal(focused) } }

  /// Scrolls by the minimum distance that makes the box of a node visible.
  func reveal(_ id: NodeID) {
    if let node = builder.node(id.rawValue), let box = builder.box(showing: node) { reveal(box) }
  }

  /// Scrolls by the minimum distance that makes a box visible.
  func reveal(_ shown: LayoutBox) {
    var box = shown
    while let parent = box.parent {
      let rect = relative(shown, to: parent)
      if let viewport = parent as? ViewportBox, let content = viewport.children.first {
        let rows = relative(shown, to: content)
        if viewport.reveal(rows.y..<max(rows.y + 1, min(rows.maxY, rows.y + viewport.frame.height))) {
          damageAll()
        }
      } else if let strip = parent as? StripBox,
        strip.reveal(rect.x + strip.offset..<rect.maxX + strip.offset)
      {
        damageAll()
      }
      box = parent
    }
  }

  private func relative(_ box: LayoutBox, to ancestor: LayoutBox) -> CellRect {
    var rect = box.frame
    var next = box.parent
    while let parent = next, parent !== ancestor {
      rect = rect.offset(x: parent.frame.x, y: parent.frame.y)
      next = parent.parent
    }
    return rect
  }

  /// Moves the focus to the frontmost layer: a sheet that opened, the screen that came back, a field that requested it.
  ///
  /// - Parameters:
  ///   - row: the focused row before a change.
  ///   - stops: what the keyboard could reach before it.
  func settleFocus(after row: FocusedRow? = nil, stops: [LayoutBox] = []) {
    let now = frontContext
    let reachable = focusable
    if now.id != context {
      let wasScreen = isContextScreen
      remembered[context] = RememberedFocus(box: focused, stops: stops)
      (context, isContextScreen) = (now.id, now.box is ScreenBox)
      damageAll()
      // Switching tabs leaves the focus on the bar.
      if let bar = focused as? TabBarBox, popup == nil, reachable.contains(where: { $0 === bar }) { return }
      let wanted =
        reachable.last { builder.wantsFocus.contains($0.id) }
        ?? (wasScreen ? addedRow(to: now.id, in: reachable) : nil)
        ?? remembered[now.id]?.box.flatMap { box in reachable.first { $0 === box } }
      builder.wantsFocus.removeAll()
      if let wanted { focus(wanted) } else { focusFirst(in: reachable, now.box) }
      return
    }
    if let wanted = reachable.last(where: { builder.wantsFocus.contains($0.id) }) { focus(wanted) }
    builder.wantsFocus.removeAll()
    if let focused, reachable.contains(where: { $0 === focused }), !isFocusTentative {
      // What a person came for may arrive after other controls.
      if isFocusUntouched, let main = main(in: reachable, now.box), main !== focused {
        focusFirst(in: reachable, now.box)
      }
      return
    }
    if let next = row?.successor(in: reachable) { return focus(next) }
    focusFirst(in: reachable, now.box)
  }

  /// Moves the focus to the first control of a layer. One in a bar keeps it only until content arrives.
  private func focusFirst(in reachable: [LayoutBox], _ context: LayoutBox) {
    focus(first(in: reachable, context))
    isFocusTentative = focused?.isInBar ?? false
    isFocusUntouched = true
  }

  private var frontContext: (id: UInt32, box: LayoutBox) {
    if let popup { return (.max - UInt32(popup.level), window.top) }
    var box = window.top
    var front = box
    while true {
      if box is ScreenBox || box is OverlayBox || box is PageBox { front = box }
      guard
        let next = box.children.last(where: { !$0.isHidden && ($0.isWholeScreen || $0.containsScreen) })
      else { break }
      box = next
    }
    return (front.id, front)
  }
}
