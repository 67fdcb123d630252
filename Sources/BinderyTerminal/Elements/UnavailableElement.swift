internal import BinderyViews

/// A page that explains why there is no content, and the next step.
final class UnavailableElement: StackBox {
  private let icon = TextBox()
  private let title = TextBox()
  private let detail = TextBox()

  required init() {
    super.init()
    alignment = .center
    title.textStyle = TextStyle(attributes: .bold)
    title.alignment = .center
    detail.textStyle = TextStyle(tone: .secondary)
    detail.alignment = .center
    icon.textStyle = TextStyle(tone: .secondary)
    arrange([])
  }

  override func update(_ node: Node, _ context: ElementContext) {
    icon.text = isLinear ? "" : node[.icon].map { IconGlyph.of($0.rawValue) } ?? ""
    title.text = node.title
    detail.text = node[.detail] ?? ""
    padding = (1, 1)
  }

  override var stretches: Bool { true }
  override func arrange(_ boxes: [LayoutBox]) { setChildren([icon, title, detail] + boxes) }
}
