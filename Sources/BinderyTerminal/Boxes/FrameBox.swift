/// A box with a minimum size and layers over its content, which may be smaller.
final class FrameBox: LayoutBox {
  /// The minimum size in columns and rows.
  var leastSize = (x: 0, y: 0)
  /// The position of smaller content, in halves of the remaining space.
  var place = (x: 1, y: 1)
  /// Whether it takes remaining rows.
  var growsDown = false

  private var content: [LayoutBox] { visibleChildren.filter { !($0 is LayerBox) } }

  override var fillsHeight: Bool {
    (growsDown && !isLinear) || content.contains { $0.fillsHeight && !($0 is SpacerBox) }
  }
  override var scrolls: Bool { isWholeScreen || content.contains { $0.scrolls } }
  override var stretches: Bool { fillsWidth || content.contains { $0.stretches } }

  override func measureIdealWidth() -> Int { max(leastSize.x, content.map(\.idealWidth).max() ?? 0) }

  override func measureHeight(width: Int) -> Int {
    if isLinear { return visibleChildren.map { $0.height(width: width) }.reduce(0, +) }
    return max(leastSize.y, content.map { $0.height(width: breadth(of: $0, in: width)) }.max() ?? 0)
  }

  override func placeContent(_ rect: CellRect) {
    if isLinear { return placeInOrder(rect) }
    for box in visibleChildren {
      if box is LayerBox {
        box.place(core(of: rect))
        continue
      }
      let width = breadth(of: box, in: rect.width)
      let height = box.fillsHeight ? rect.height : min(rect.height, box.height(width: width))
      box.place(
        CellRect(
          x: rect.x + (rect.width - width) * place.x / 2, y: rect.y + (rect.height - height) * place.y / 2,
          width: width, height: height))
    }
  }

  /// Returns the part of the box that its content and its own size take. Layers are placed over it: a container may give
  /// the box
  /// more columns.
  private func core(of rect: CellRect) -> CellRect {
    guard !stretches else { return rect }
    let width = min(rect.width, measureIdealWidth())
    return CellRect(
      x: rect.x + (rect.width - width) * place.x / 2, y: rect.y, width: width, height: rect.height)
  }

  private func breadth(of box: LayoutBox, in width: Int) -> Int {
    box.stretches ? width : min(width, box.idealWidth)
  }
}

/// A layer over the content of its parent, in the same size.
final class LayerBox: LayoutBox {
  /// The position, in halves of the remaining space.
  var place = (x: 1, y: 1)

  /// Only screen readers get lines for a layer; elsewhere it has the size of its parent.
  override func measureHeight(width: Int) -> Int {
    isLinear ? visibleChildren.map { $0.height(width: width) }.reduce(0, +) : 0
  }

  override func placeContent(_ rect: CellRect) {
    if isLinear { return placeInOrder(rect) }
    for box in visibleChildren {
      let width = box.stretches ? rect.width : min(rect.width, box.idealWidth)
      let height = min(rect.height, box.height(width: width))
      box.place(
        CellRect(
          x: rect.x + (rect.width - width) * place.x / 2, y: rect.y + (rect.height - height) * place.y / 2,
          width: width, height: height))
    }
  }
}

/// A shape: a dot if it is round, else a filled rectangle. Without colors, only dots are shown.
final class ShapeBox: LayoutBox {
  /// The color; `nil` for none.
  var tone: Ink.Tone?
  var isRound = false
  /// The size in columns and rows; `nil` if it is flexible.
  var size: (x: Int, y: Int)?

  override var stretches: Bool { size == nil && !isRound }
  override func measureIdealWidth() -> Int { isRound ? 1 : max(1, size?.x ?? 1) }
  override func measureHeight(width: Int) -> Int { isLinear ? 0 : isRound ? 1 : max(1, size?.y ?? 1) }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    guard let tone, !isLinear else { return }
    if isRound {
      canvas.write("●", x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, style: canvas.style(tone))
    } else if !canvas.theme.isColorless {
      canvas.fill(canvas.ground(tone), rect)
    }
  }
}
