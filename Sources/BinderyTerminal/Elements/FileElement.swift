internal import BinderyViews

/// A button that asks for a file.
final class FileElement: ValueBox {
  private var isChosen = false

  override var valueText: String { isChosen ? "✓" : "▸" }
  override var spokenValue: String { isChosen ? "chosen" : "" }

  override func update(_ node: Node, _ context: ElementContext) {
    super.update(node, context)
    isChosen = node.isSelected
  }

  override func press(_ node: Node) -> ElementAction { .askForFile(node) }
  override func commands(_ node: Node) -> [ElementCommand] { [node.pressCommand] }
}
