internal import BinderyViews

/// A picker that offers its options in a menu: `Red ▾`.
final class PickerElement: ValueBox {
  private var choice = "–"

  override var valueText: String { "\(choice) ▾" }
  override var spokenValue: String { choice }

  override func update(_ node: Node, _ context: ElementContext) {
    super.update(node, context)
    choice = node.options.first { $0.isSelected }?.allText ?? "–"
  }

  /// Its options have no boxes.
  override func arrange(_ node: Node, _ box: (Node) -> LayoutBox?) {}

  override func press(_ node: Node) -> ElementAction { .choose(node) }
  override func step(_ node: Node, by count: Int) -> ElementAction? { node.choice(by: count) }
  override func keyHints(_ node: Node) -> [KeyHint] { [KeyHint("Enter", "Choose")] }
  override func commands(_ node: Node) -> [ElementCommand] { node.options.map(\.choiceCommand) }
}

/// A picker whose options are in place, below its label.
final class InlinePickerElement: SectionElement {
  override func update(_ node: Node, _ context: ElementContext) {
    super.update(node, context)
    header.text = node.label
    let refusal = node[.refusal] ?? ""
    footer.text = refusal.isEmpty || isLinear ? refusal : "! " + refusal
    footer.textStyle = TextStyle(tone: .critical)
  }
}

extension Node {
  /// The options of a picker, including those in sections.
  var options: [Node] { children.flatMap { $0.role == .option ? [$0] : $0.options } }

  /// The picker around an option.
  private var picker: Node? {
    var next: Node? = self
    while let node = next, node.role != .picker { next = node.parent }
    return next
  }

  /// The event that chooses an option.
  var choiceEvent: UserEvent { picker.map { UserEvent(.select(id), on: $0.id) } ?? UserEvent(.tap, on: id) }

  var choiceCommand: ElementCommand {
    ElementCommand(
      title: allText, detail: picker?.label ?? "", isChosen: isSelected, action: .send(choiceEvent))
  }

  /// Returns the choice of the next or previous option.
  func choice(by count: Int) -> ElementAction {
    let options = options
    let index = (options.firstIndex { $0.isSelected } ?? (count > 0 ? -1 : options.count)) + count
    return options.indices.contains(index) ? .send(options[index].choiceEvent) : .nothing
  }
}
