/// A movement of the mouse while its primary button is down: it belongs to the box in which the button went down.
struct Drag {
  /// The field whose text is selected, the slider whose knob moves, or the viewport whose scroll bar moves.
  weak var box: LayoutBox?
  /// The row of the scroll bar's thumb that the mouse holds.
  var grip = 0
}

extension TerminalScreen {
  /// Begins to drag the scroll bar at a position. A press beside the thumb brings it there.
  ///
  /// - Returns: whether there is a scroll bar.
  func holdScrollBar(at point: CellPoint) -> Bool {
    guard target.drawsLines,
      let viewport = hit(
        point, { ($0 as? ViewportBox)?.scrollBar != nil && point.x == $0.screenRect.maxX - 1 })
        as? ViewportBox,
      let bar = viewport.scrollBar
    else { return false }
    let row = point.y - viewport.screenRect.y
    let thumb = bar.thumb(at: viewport.offset)
    drag = Drag(box: viewport, grip: thumb.contains(row) ? row - thumb.lowerBound : bar.thumbHeight / 2)
    drag(to: point)
    return true
  }

  /// Moves what is dragged, unless it was removed or covered since.
  func drag(to point: CellPoint) {
    guard let drag, let box = drag.box, box.isShown, box.isInside(window.top) else { return }
    let rect = box.screenRect
    let (x, y) = (point.x - rect.x, point.y - rect.y)
    switch box {
    case let field as FieldBox: select(in: field, toX: x, y: y)
    case let slider as ValueBox:
      if let fraction = slider.fraction(x: x) { set(slider, to: fraction) }
    case let viewport as ViewportBox:
      guard let bar = viewport.scrollBar else { return }
      let thumb = bar.thumb(at: viewport.offset)
      if y - drag.grip != thumb.lowerBound, viewport.scroll(to: bar.offset(ofThumbAt: y - drag.grip)) {
        damage(viewport.visibleRect)
      }
    default: break
    }
  }

  private func select(in field: FieldBox, toX x: Int, y: Int) {
    let anchor = field.editor.anchor ?? field.editor.caret
    field.click(x: x, y: y)
    let caret = field.editor.caret
    field.editor.move(to: anchor, selecting: false)
    field.editor.move(to: caret, selecting: true)
    damage(field.visibleRect)
  }
}
