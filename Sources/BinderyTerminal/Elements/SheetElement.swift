internal import BinderyViews

/// A sheet over the rest of the window.
final class SheetElement: OverlayBox {
  override func update(_ node: Node, _ context: ElementContext) {
    title = node.title
  }
}

/// A question with its answers, over the rest of the window.
final class AlertElement: OverlayBox {
  override func update(_ node: Node, _ context: ElementContext) {
    title = node.title
    widest = 54
  }
}
