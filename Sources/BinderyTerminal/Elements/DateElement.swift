internal import BinderyViews

/// A date in ISO 8601, which the arrow keys change part by part.
final class DateElement: ValueBox {
  private var text = ""
  /// The part that the arrow keys change; nil unless the date is being edited.
  private(set) var part: Int?

  override var valueText: String { text.isEmpty ? "–" : "◂ \(text) ▸" }
  override var spokenValue: String { text }

  override func update(_ node: Node, _ context: ElementContext) {
    super.update(node, context)
    // ISO 8601, with a space between day and time: the same in every language.
    text = node[.date]?.description.replacing("T", with: " ") ?? ""
  }

  override func press(_ node: Node) -> ElementAction {
    part = part == nil ? 0 : nil
    return .repaint
  }

  override func handle(_ press: KeyPress, _ node: Node) -> ElementAction? {
    guard let part else { return nil }
    var value = CalendarValue(node[.date], node[.dateComponents] ?? .date)
    switch press.key {
    case .left: self.part = max(0, part - 1)
    case .right: self.part = min(value.count - 1, part + 1)
    case .up, .down:
      value.add(press.key == .up ? 1 : -1, to: part)
      guard let date = value.date else { break }
      // A step over a bound ends there. From the bound, the tree refuses it and says why.
      let offered = node.offeredDate(nearestTo: date)
      return .send(UserEvent(.date(offered == node[.date] ? date : offered), on: node.id))
    case .delete, .backspace:
      self.part = nil
      return .send(UserEvent(.date(nil), on: node.id))
    case .enter, .escape: self.part = nil
    default: return nil
    }
    return .repaint
  }

  override func loseFocus() { part = nil }

  override func keyHints(_ node: Node) -> [KeyHint] {
    part == nil
      ? [KeyHint("Enter", "Edit")]
      : [KeyHint("←→", "Part"), KeyHint("↑↓", "Change"), KeyHint("Enter", "Done")]
  }

  override func commands(_ node: Node) -> [ElementCommand] {
    [ElementCommand(title: node.commandTitle, action: .focusAndPress(self, node))]
  }
}
