/// Rows with a header and a footer.
final class SectionBox: StackBox {
  let header = TextBox()
  let footer = TextBox()

  override init() {
    super.init()
    header.ink = Ink(tone: .secondary, attributes: .bold)
    header.padding = (1, 0)
    footer.ink = Ink(tone: .secondary)
    footer.padding = (2, 0)
    arrange([])
  }

  override var stretches: Bool { true }
  override func arrange(_ boxes: [LayoutBox]) {
    setChildren([header] + boxes + [footer])
    measureGaps()
  }

  override func measureHeight(width: Int) -> Int {
    alignPictures(in: width)
    return super.measureHeight(width: width)
  }
}

/// A list: sections with an empty line between them, or plain rows.
final class ListBox: StackBox {
  override var stretches: Bool { true }
  override func arrange(_ boxes: [LayoutBox]) {
    spacing = boxes.contains { $0 is SectionBox } ? 1 : 0
    setChildren(boxes)
    measureGaps()
  }

  override func measureHeight(width: Int) -> Int {
    alignPictures(in: width)
    return super.measureHeight(width: width)
  }
}

extension StackBox {
  /// The height of a gap depends on the rows beside it.
  fileprivate func measureGaps() {
    for case let gap as GapBox in children { gap.forgetMeasures() }
  }
}

/// A title that shows or hides the content below it.
final class DisclosureBox: StackBox {
  let header = ValueBox()
  private var content: [LayoutBox] = []
  var isOpen = false {
    didSet {
      guard isOpen != oldValue else { return }
      arrange(content)
    }
  }

  override init() {
    super.init()
    header.isFocusable = true
    arrange([])
  }

  override var stretches: Bool { true }
  override func arrange(_ boxes: [LayoutBox]) {
    content = boxes
    setChildren(isOpen ? [header] + boxes : [header])
  }
}
