internal import BinderyViews

/// A switch: `[✓]` or `[ ]`.
final class ToggleElement: ValueBox {
  private var isOn = false

  override var valueText: String { isOn ? "[✓]" : "[ ]" }
  override var spokenValue: String { isOn ? "on" : "off" }

  override func update(_ node: Node, _ context: ElementContext) {
    super.update(node, context)
    isOn = node.isTrue(.isOn)
  }

  override func press(_ node: Node) -> ElementAction { .send(UserEvent(.toggle(!isOn), on: node.id)) }
  override func keyHints(_ node: Node) -> [KeyHint] { [KeyHint("Space", isOn ? "Off" : "On")] }
  override func commands(_ node: Node) -> [ElementCommand] { [node.pressCommand] }
}
