internal import BinderyViews

/// A number that keys and clicks change.
class NumberBox: ValueBox {
  /// The number as text; empty for none.
  private(set) var text = ""

  override func update(_ node: Node, _ context: ElementContext) {
    super.update(node, context)
    text = node[.number].map(Self.text) ?? ""
  }

  override func press(_ node: Node) -> ElementAction { .nothing }

  override func step(_ node: Node, by count: Int) -> ElementAction? {
    .send(UserEvent(.number(NumberRange(node).value(of: node[.number], movedBy: count)), on: node.id))
  }

  /// Returns the character of the value at one of the cells of the box; nil elsewhere.
  final func sign(at point: CellPoint) -> Character? {
    let width = frame.width - 2 * padding.x
    guard !isLinear, let shown = valueLines(width).last else { return nil }
    let place = labelPlace(width)
    let row = (place.isAbove ? labelLines(place.width).count : 0) + valueLines(width).count - 1
    let column = point.x - valueColumn(of: shown)
    guard point.y - padding.y == row, shown.indices.count > column, column >= 0 else { return nil }
    return Array(shown)[column]
  }

  /// Returns the first column of a line of the value.
  final func valueColumn(of line: String) -> Int {
    padding.x + max(0, frame.width - 2 * padding.x - CellWidth.of(line))
  }

  override func click(at point: CellPoint, _ node: Node) -> ElementAction {
    let count =
      switch sign(at: point) {
      case "−", "◂": -1
      case "+", "▸": 1
      default: 0
      }
    return count == 0 ? .nothing : step(node, by: count) ?? .nothing
  }

  override func keyHints(_ node: Node) -> [KeyHint] { [KeyHint("←→", "Change")] }

  override func commands(_ node: Node) -> [ElementCommand] {
    [ElementCommand(title: node.commandTitle, action: .focus(self))]
  }

  /// Returns a number with two decimals, or with two digits if it is smaller than a tenth.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    guard abs(value) < 1e15 else { return "\(value)" }
    if value == value.rounded() { return "\(Int(value))" }
    var scale = 100.0
    while abs(value) * scale < 10, scale < 1e12 { scale *= 10 }
    return "\((value * scale).rounded() / scale)"
  }
}
