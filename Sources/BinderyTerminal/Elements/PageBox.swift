/// A part of the window that scrolls its content, unless the content does: a page of tabs, or the window's own.
class PageBox: StackBox {
  let viewport = ViewportBox()
  let content = StackBox()

  override var fillsHeight: Bool { true }
  override var stretches: Bool { true }
  override var isWholeScreen: Bool { true }

  override func arrange(_ boxes: [LayoutBox]) {
    if boxes.contains(where: { $0.isWholeScreen }) {
      viewport.setChildren([])
      setChildren(boxes)
    } else {
      content.setChildren(boxes)
      content.padding = (1, 0)
      viewport.setChildren([content])
      setChildren([viewport])
    }
  }
}
