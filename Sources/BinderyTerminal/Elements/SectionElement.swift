internal import BinderyViews

/// Rows with a header and a footer.
class SectionElement: StackBox {
  let header = TextBox()
  let footer = TextBox()

  required init() {
    super.init()
    header.textStyle = TextStyle(tone: .secondary, attributes: .bold)
    header.padding = (1, 0)
    footer.textStyle = TextStyle(tone: .secondary)
    footer.padding = (2, 0)
    arrange([])
  }

  override var takesPadding: Bool { false }

  override func update(_ node: Node, _ context: ElementContext) {
    header.text = node.title
    footer.text = node[.detail] ?? ""
  }

  override var stretches: Bool { true }
  override func arrange(_ boxes: [LayoutBox]) {
    setChildren([header] + boxes + [footer])
    measurePlaceholders()
  }

  override func measureHeight(width: Int) -> Int {
    alignPictures(in: width)
    return super.measureHeight(width: width)
  }
}
