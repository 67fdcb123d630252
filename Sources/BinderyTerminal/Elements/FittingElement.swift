internal import BinderyViews

/// Views of which the first one that fits the width is shown, and the last one if none does.
final class FittingElement: StackBox {
  private var checksWidth = false
  /// The ideal widths of the views, until one of them changes.
  private var ideals: [Int]?

  override func update(_ node: Node, _ context: ElementContext) {
    axis = .depth
    alignment = node.crossAlignment
    checksWidth = node[.fits]?.contains(.horizontal) ?? false
  }

  /// Puts each view into a box, which can be hidden whatever the node of the view says.
  override func arrange(_ boxes: [LayoutBox]) {
    super.arrange(
      boxes.map { box in
        let around = StackBox()
        around.setChildren([box])
        return around
      })
  }

  override var stretches: Bool { fillsWidth || children.contains { $0.stretches } }
  override var fillsHeight: Bool { growsDown && !isLinear }

  override func forgetMeasures() {
    super.forgetMeasures()
    ideals = nil
  }

  private func set(_ box: LayoutBox, isHidden: Bool) {
    guard box.isHidden != isHidden else { return }
    box.isHidden = isHidden
    box.forgetMeasures()
  }

  private func idealWidths() -> [Int] {
    if let ideals { return ideals }
    for box in children { set(box, isHidden: false) }
    let widths = children.map(\.idealWidth)
    ideals = widths
    return widths
  }

  /// Shows the first view that fits.
  private func choose(in width: Int) {
    let ideals = idealWidths()
    let index = checksWidth ? ideals.firstIndex { $0 <= width } ?? ideals.count - 1 : 0
    for (position, box) in children.enumerated() { set(box, isHidden: position != index) }
  }

  override func measureIdealWidth() -> Int { idealWidths().first ?? 0 }

  override func measureHeight(width: Int) -> Int {
    choose(in: width)
    return super.measureHeight(width: width)
  }

  override func placeContent(_ rect: CellRect) {
    choose(in: rect.width)
    super.placeContent(rect)
  }
}
