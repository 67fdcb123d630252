internal import BinderyViews

/// A layer over the content of its parent, in the same size.
final class LayerElement: LayoutBox {
  /// The position, in halves of the remaining space.
  private var place = (x: 1, y: 1)

  override func update(_ node: Node, _ context: ElementContext) {
    place = node.place(node[.alignment] ?? .center)
  }

  /// Only screen readers get lines for a layer; elsewhere it has the size of its parent.
  override func measureHeight(width: Int) -> Int {
    isLinear ? visibleChildren.map { $0.height(width: width) }.reduce(0, +) : 0
  }

  override func placeContent(_ rect: CellRect) {
    if isLinear { return placeInOrder(rect) }
    for box in visibleChildren {
      let width = box.stretches ? rect.width : min(rect.width, box.idealWidth)
      let height = box.fillsHeight ? rect.height : min(rect.height, box.height(width: width))
      box.place(
        CellRect(
          x: rect.x + (rect.width - width) * place.x / 2, y: rect.y + (rect.height - height) * place.y / 2,
          width: width, height: height))
    }
  }
}
