internal import BinderyViews

/// A control that can be pressed, around its label.
class ButtonElement: StackBox {
  enum Style: Hashable { case plain, bordered, prominent, link }

  var style = Style.plain { didSet { padding.x = style == .plain || style == .link ? 0 : 1 } }
  var isDestructive = false

  /// The name for screen readers, instead of the texts inside; empty if these say it.
  private var name = ""
  /// Shows the name of a button without content.
  private weak var nameLabel: TextBox?
  /// The name where there are no texts either.
  private var help = ""
  /// The kind of control, which screen readers announce after the name.
  var kind: String { "button" }

  /// The button for screen readers: a single thing, regardless of its layout.
  private var spoken: String {
    let text = name.isEmpty ? texts.joined(separator: " ") : name
    let name = text.isEmpty ? help : text
    return name.isEmpty || kind.isEmpty ? name : "\(name), \(kind)"
  }

  override var takesPadding: Bool { false }

  override func update(_ node: Node, _ context: ElementContext) {
    axis = .horizontal
    spacing = 1
    style = Style(of: node)
    isDestructive = node[.buttonRole] == .destructive
    (name, help) = (node[.accessibilityLabel] ?? "", node[.help] ?? "")
    isFocusable = !node.isDisabled
    showName()
  }

  override func arrange(_ node: Node, _ box: (Node) -> LayoutBox?) {
    super.arrange(node, box)
    showName()
  }

  /// Shows the name if there is no content.
  private func showName() {
    if children.isEmpty, !name.isEmpty {
      let label = TextBox()
      arrange([label])
      nameLabel = label
    }
    nameLabel?.text = name
  }

  override func press(_ node: Node) -> ElementAction {
    node[.copiedText].map { .copy($0) } ?? super.press(node)
  }

  override func commands(_ node: Node) -> [ElementCommand] { [node.pressCommand] }

  override var hugs: Bool { !isLinear && (style == .bordered || style == .prominent) }

  override func measureIdealWidth() -> Int {
    isLinear ? CellWidth.of(spoken) : super.measureIdealWidth()
  }

  override func measureHeight(width: Int) -> Int {
    isLinear ? LineBreaking.lines(of: spoken, width: width).count : super.measureHeight(width: width)
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear { return canvas.write(LineBreaking.lines(of: spoken, width: rect.width), in: rect) }
    var canvas = canvas
    let outer = rect.inset(x: -padding.x, y: 0)
    let isDisabled = textStyle.isDisabled
    switch style {
    case .plain: if !isDisabled { canvas.apply(TextStyle(tone: isDestructive ? .critical : .accent)) }
    case .link: if !isDisabled { canvas.apply(TextStyle(tone: .accent, attributes: .underline)) }
    case .bordered:
      if !isDisabled { canvas.apply(TextStyle(tone: isDestructive ? .critical : .accent)) }
      paintBackground(canvas, outer, canvas.palette.raised)
    case .prominent:
      let background = isDestructive ? canvas.palette.critical : canvas.palette.accent
      if isDisabled || canvas.palette.isColorless {
        paintBackground(canvas, outer, canvas.palette.raised)
        canvas.apply(TextStyle(attributes: .bold))
      } else {
        // First, so that the space beside the words has their color where the focus reverses it.
        canvas.useText(canvas.palette.onAccent, .bold)
        paintBackground(canvas, outer, background)
      }
    }
    paintChildren(canvas)
  }

  private func paintBackground(_ canvas: Canvas, _ rect: CellRect, _ color: CellColor) {
    if !canvas.palette.isColorless { return canvas.fill(color, rect) }
    // The words are at the start of a button that is wider than they are.
    let isFilled = visibleChildren.contains { $0.stretches || $0 is SpacerBox }
    let width = isFilled ? rect.width : min(rect.width, idealWidth)
    for y in rect.y..<rect.maxY {
      canvas.write("[", x: rect.x, y: y)
      canvas.write("]", x: rect.x + width - 1, y: y)
    }
  }
}

extension ButtonElement.Style {
  fileprivate init(of node: Node) {
    switch node[.buttonStyle] {
    case .bordered: self = .bordered
    case .borderedProminent: self = .prominent
    // The answers of a dialog have borders.
    default: self = node.parent?.role == .alert || node.parent?.role == .actionSheet ? .bordered : .plain
    }
  }
}

/// A button that asks for the person's location.
final class LocationButtonElement: ButtonElement {
  override func press(_ node: Node) -> ElementAction { .askForLocation(node) }
}

/// The button `‹` of a screen that has a previous one.
final class BackButtonBox: ButtonElement {
  override var kind: String { "" }
  override func press(_ node: Node) -> ElementAction { .goBack }
  override func commands(_ node: Node) -> [ElementCommand] { [] }
}

/// The switch of a split view that shows and hides the first column.
final class ColumnsSwitchBox: ButtonElement {
  var isOn = false
  override var kind: String { "" }
  override func press(_ node: Node) -> ElementAction { .send(UserEvent(.toggle(!isOn), on: node.id)) }
  override func keyHints(_ node: Node) -> [KeyHint] {
    [KeyHint("Enter", isOn ? "Hide sidebar" : "Show sidebar")]
  }
  override func commands(_ node: Node) -> [ElementCommand] {
    [ElementCommand(title: isOn ? "Hide sidebar" : "Show sidebar", action: press(node))]
  }
}
