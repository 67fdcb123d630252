internal import BinderyViews

/// An option of a picker that shows all of them.
final class OptionElement: RowElement {
  private let label = TextBox()

  override func update(_ node: Node, _ context: ElementContext) {
    isPressable = true
    isFocusable = node.takes(.tap) && !node.isDisabled
    isChecked = node.isSelected
    label.text = node[.text] ?? ""
  }

  override func arrange(_ node: Node, _ box: (Node) -> LayoutBox?) {
    super.arrange(node, box)
    if children.isEmpty { arrange([label]) }
  }

  override func press(_ node: Node) -> ElementAction { .send(node.choiceEvent) }
  override func keyHints(_ node: Node) -> [KeyHint] { [KeyHint("Enter", node.iconName ?? "Press")] }
  override func commands(_ node: Node) -> [ElementCommand] { [node.choiceCommand] }
}
