internal import BinderyViews

/// A title that shows or hides the content below it.
final class DisclosureElement: StackBox {
  private let header = DisclosureHeaderBox()
  private var content: [LayoutBox] = []
  private var isOpen = false {
    didSet { if isOpen != oldValue { arrange(content) } }
  }

  required init() {
    super.init()
    arrange([])
  }

  override var stretches: Bool { true }

  override func update(_ node: Node, _ context: ElementContext) {
    header.id = node.id.rawValue
    header.label = node.title
    header.isOpen = node.isTrue(.isExpanded)
    header.forgetMeasures()
    isOpen = header.isOpen
  }

  override func arrange(_ boxes: [LayoutBox]) {
    content = boxes
    setChildren(isOpen ? [header] + boxes : [header])
  }
}

/// The title of a disclosure.
private final class DisclosureHeaderBox: ValueBox {
  var isOpen = false

  required init() {
    super.init()
    isFocusable = true
  }

  override var lead: String { isOpen ? "▾ " : "▸ " }
  override var spokenValue: String { isOpen ? "shown" : "hidden" }

  override func press(_ node: Node) -> ElementAction { .send(UserEvent(.toggle(!isOpen), on: node.id)) }
  override func keyHints(_ node: Node) -> [KeyHint] { [KeyHint("Enter", isOpen ? "Hide" : "Show")] }
}
