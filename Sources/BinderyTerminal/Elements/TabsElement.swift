internal import BinderyViews

/// Pages below a tab bar; only the selected one is shown.
final class TabsElement: StackBox {
  private let bar = TabBarBox()

  required init() {
    super.init()
    setChildren([bar])
  }

  override var fillsHeight: Bool { true }
  override var stretches: Bool { true }
  override var isWholeScreen: Bool { true }
  override func arrange(_ boxes: [LayoutBox]) { setChildren([bar] + boxes) }

  override func update(_ node: Node, _ context: ElementContext) {
    bar.read(node)
  }

  override func arrange(_ node: Node, _ box: (Node) -> LayoutBox?) {
    super.arrange(node, box)
    bar.read(node)
  }
}

/// A page of tabs.
final class TabElement: PageBox {
  override var isReadByOwner: Bool { true }

  override func update(_ node: Node, _ context: ElementContext) {
    isFocusable = false
    isHidden = !node.isSelected
  }
}
