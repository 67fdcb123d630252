internal import BinderyViews

/// A box that shows a part of its content, from a row or column on.
protocol ScrollingBox: LayoutBox {
  /// The first visible row or column.
  var offset: Int { get }
  /// Scrolls until a row or column is the first one, as far as there is content.
  ///
  /// - Returns: whether the offset changed.
  func scroll(to offset: Int) -> Bool
}

/// Shows a part of its only child, which may be longer.
final class ViewportBox: LayoutBox, ScrollingBox {
  private(set) var offset = 0
  private var contentHeight = 0

  override var fillsHeight: Bool { true }
  override var scrolls: Bool { true }
  override var stretches: Bool { true }
  override func measureIdealWidth() -> Int { children.first?.idealWidth ?? 0 }
  override func measureHeight(width: Int) -> Int { children.first?.height(width: width) ?? 0 }

  override func placeContent(_ rect: CellRect) {
    guard let content = children.first else { return }
    let width = contentWidth(rect)
    contentHeight = content.height(width: width)
    offset = min(offset, greatestOffset(rect.height))
    content.place(
      CellRect(x: rect.x, y: rect.y - offset, width: width, height: max(contentHeight, rect.height)))
  }

  /// Returns the width of the content. Where it does not fit, one column is reserved for the scroll bar.
  private func contentWidth(_ rect: CellRect) -> Int {
    guard let content = children.first, rect.width > 8 else { return rect.width }
    let rows = content.height(width: rect.width - 1)
    if rows <= rect.height { return rect.width }
    // Without the scroll bar, it may need fewer rows. Long content is not measured twice.
    return rows <= 2 * rect.height && content.height(width: rect.width) <= rect.height
      ? rect.width : rect.width - 1
  }

  private func greatestOffset(_ height: Int) -> Int { max(0, contentHeight - height) }

  /// Whether the content is higher than the frame.
  var isScrollable: Bool { contentHeight > frame.height }

  /// The scroll bar in its last column; nil where all content is visible, or the frame is too small for a bar.
  var scrollBar: ScrollBar? {
    guard isScrollable, frame.width > 8, frame.height > 2 else { return nil }
    return ScrollBar(height: frame.height, contentHeight: contentHeight)
  }

  func scroll(to row: Int) -> Bool {
    let wanted = min(max(0, row), greatestOffset(frame.height - 2 * padding.y))
    guard wanted != offset, let content = children.first else { return false }
    offset = wanted
    content.move(x: content.frame.x, y: padding.y - offset)
    return true
  }

  override func scroll(toShow area: CellRect) -> Bool {
    guard let content = children.first else { return false }
    let height = frame.height - 2 * padding.y
    let top = area.y - content.frame.y
    // The start of what is higher than the frame.
    let end = max(top + 1, min(top + area.height, top + frame.height))
    if top < offset { return scroll(to: top) }
    if end > offset + height { return scroll(to: min(top, end - height)) }
    return false
  }

  // MARK: Dragging the scroll bar

  /// The row of the scroll bar's thumb that the mouse holds.
  private var grip = 0

  override func isDraggable(at point: CellPoint) -> Bool { scrollBar != nil && point.x == frame.width - 1 }

  /// Takes hold of the scroll bar. A press beside the thumb brings it there.
  override func hold(at point: CellPoint) {
    guard let bar = scrollBar else { return }
    let thumb = bar.thumb(at: offset)
    grip = thumb.contains(point.y) ? point.y - thumb.lowerBound : bar.thumbHeight / 2
  }

  override func drag(to point: CellPoint, _ node: Node?) -> ElementAction {
    guard let bar = scrollBar, point.y - grip != bar.thumb(at: offset).lowerBound else { return .nothing }
    return scroll(to: bar.offset(ofThumbAt: point.y - grip)) ? .repaint : .nothing
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    paintChildren(canvas)
    guard let scrollBar, canvas.target.drawsLines else { return }
    let style = CellStyle(foreground: canvas.palette.separator)
    for row in scrollBar.thumb(at: offset) {
      canvas.write("▐", x: rect.maxX - 1, y: rect.y + row, style: style)
    }
  }
}
