internal import BinderyViews

/// A number on a track: `━━━●─── 40`.
final class SliderElement: NumberBox {
  /// The part of the range up to the number, from 0 to 1.
  private var fraction = 0.0
  private var shownText = ""

  /// The length of the track, in columns.
  private static let track = 10

  private var track: String {
    let column = Int((fraction * Double(Self.track - 1)).rounded())
    return String(repeating: "━", count: column) + "●"
      + String(repeating: "─", count: Self.track - 1 - column)
  }

  override var valueText: String { "\(track) \(shownText)" }
  override var shortValueText: String? { "◂ \(shownText) ▸" }
  override var spokenValue: String { shownText }

  override func update(_ node: Node, _ context: ElementContext) {
    super.update(node, context)
    let range = NumberRange(node)
    let value = node[.number] ?? range.minimum
    (shownText, fraction) = (Self.text(value), range.fraction(of: value))
  }

  /// Returns the part of the range at the column of the track that is nearest to a column; nil where no track is shown.
  private func fraction(x: Int) -> Double? {
    guard !isLinear, valueLines(frame.width - 2 * padding.x) == [valueText] else { return nil }
    let column = min(max(0, x - valueColumn(of: valueText)), Self.track - 1)
    return Double(column) / Double(Self.track - 1)
  }

  override func isDraggable(at point: CellPoint) -> Bool {
    switch sign(at: point) {
    case "━", "●", "─": fraction(x: point.x) != nil
    default: false
    }
  }

  override func click(at point: CellPoint, _ node: Node) -> ElementAction {
    isDraggable(at: point) ? drag(to: point, node) : super.click(at: point, node)
  }

  override func drag(to point: CellPoint, _ node: Node?) -> ElementAction {
    guard let node, let value = fraction(x: point.x).map(NumberRange(node).value(at:)), value != node[.number]
    else { return .nothing }
    return .send(UserEvent(.number(value), on: node.id))
  }
}
