internal import BinderyViews

/// A box that takes the offered space, with content that depends on its size, at the top leading corner.
final class MeasuredElement: LayoutBox {
  override func measureIdealWidth() -> Int { 1 }

  override func measureHeight(width: Int) -> Int {
    isLinear ? visibleChildren.map { $0.height(width: width) }.reduce(0, +) : 1
  }

  override func placeContent(_ rect: CellRect) {
    if isLinear { return placeInOrder(rect) }
    for box in visibleChildren {
      let width = box.stretches ? rect.width : min(rect.width, box.idealWidth)
      let height = box.fillsHeight ? rect.height : box.height(width: width)
      box.place(CellRect(x: rect.x, y: rect.y, width: width, height: height))
    }
  }
}
