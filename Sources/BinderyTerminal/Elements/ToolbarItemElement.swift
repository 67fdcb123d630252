internal import BinderyViews

/// A bar with controls at the top or bottom of a screen.
final class BarBox: StackBox {}

/// Controls in a bar of a screen.
final class ToolbarItemElement: StackBox {
  override var isReadByOwner: Bool { true }

  override func update(_ node: Node, _ context: ElementContext) {
    axis = .horizontal
    spacing = 2
  }
}

/// A line in a bar that is there only while it has content.
final class StatusElement: StackBox {
  override var isReadByOwner: Bool { true }

  override func update(_ node: Node, _ context: ElementContext) {
    axis = .horizontal
    spacing = 2
    hideWhileEmpty(node)
  }

  override func arrange(_ node: Node, _ box: (Node) -> LayoutBox?) {
    super.arrange(node, box)
    hideWhileEmpty(node)
  }

  private func hideWhileEmpty(_ node: Node) { isHidden = node.isTrue(.isHidden) || children.isEmpty }
}
