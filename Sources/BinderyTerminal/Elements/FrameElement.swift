internal import BinderyViews

/// A box with a minimum size and layers over its content, which may be smaller.
final class FrameElement: LayoutBox {
  /// The minimum size in columns and rows.
  private var leastSize = (x: 0, y: 0)
  /// The position of smaller content, in halves of the remaining space.
  private var place = (x: 1, y: 1)
  /// The cell at which the middle of the content is; nil if its place follows from the alignment.
  private var middle: CellPoint?

  override func update(_ node: Node, _ context: ElementContext) {
    leastSize = node.leastCells
    place = node.place(node[.frame]?.alignment ?? .center)
    middle = node[.position].map { CellPoint(x: Points.column(at: $0.x), y: Points.row(at: $0.y)) }
  }

  private var content: [LayoutBox] { visibleChildren.filter { !($0 is LayerElement) } }

  override var fillsHeight: Bool {
    isLinear ? content.contains { $0.fillsHeight } : super.fillsHeight
  }
  override var scrolls: Bool { isWholeScreen || content.contains { $0.scrolls } }

  override func measureIdealWidth() -> Int { max(leastSize.x, content.map(\.idealWidth).max() ?? 0) }

  override func measureHeight(width: Int) -> Int {
    if isLinear { return visibleChildren.map { $0.height(width: width) }.reduce(0, +) }
    return max(leastSize.y, content.map { $0.height(width: breadth(of: $0, in: width)) }.max() ?? 0)
  }

  override func placeContent(_ rect: CellRect) {
    if isLinear { return placeInOrder(rect) }
    for box in visibleChildren {
      if box is LayerElement {
        box.place(core(of: rect))
        continue
      }
      let width = breadth(of: box, in: rect.width)
      let height = box.fillsHeight ? rect.height : min(rect.height, box.height(width: width))
      let corner =
        middle.map { (x: $0.x - width / 2, y: $0.y - height / 2) }
        ?? (x: (rect.width - width) * place.x / 2, y: (rect.height - height) * place.y / 2)
      box.place(CellRect(x: rect.x + corner.x, y: rect.y + corner.y, width: width, height: height))
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
