internal import BinderyViews

/// Views in a column, in a row, or on top of each other.
final class StackElement: StackBox {
  override func update(_ node: Node, _ context: ElementContext) {
    axis = node.stackAxis
    spacing = axis == .horizontal ? Points.columns(node[.spacing] ?? 8) : Points.rows(node[.spacing] ?? 8)
    alignment = node.crossAlignment
    layerAlignment = StackBox.Alignment((node[.alignment] ?? .center).vertical)
  }
}

/// A part with a background.
final class GroupElement: StackBox {
  override func update(_ node: Node, _ context: ElementContext) {
    if backdrop == nil { backdrop = .surface }
    fillsWidth = true
    padding = (1, 0)
  }
}

/// Views in a column of the page, which offers them no rows: each has its own height.
final class ScrollElement: StackBox {
  override var offersHeight: Bool { false }
}
