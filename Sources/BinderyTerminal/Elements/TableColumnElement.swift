internal import BinderyViews

/// The header of a column: Enter sorts by it, Shift with an arrow key changes its width.
final class TableColumnElement: LayoutBox {
  private var title = ""
  private var isAscending: Bool?
  private var alignment = TextAlignment.leading

  override func update(_ node: Node, _ context: ElementContext) {
    title = node.title
    isAscending = node[.isAscending]
    alignment = node[.textAlignment] ?? .leading
    isFocusable = (node.takes(.tap) || node.takes(.number)) && !node.isDisabled
  }

  // It may be left out.
  override var affectsNeighbors: Bool { true }
  override var texts: [String] { [title] }

  override func press(_ node: Node) -> ElementAction {
    node.takes(.tap) ? .send(UserEvent(.tap, on: node.id)) : .nothing
  }

  override func handle(_ press: KeyPress, _ node: Node) -> ElementAction? {
    let direction =
      switch press {
      case KeyPress(.right, .shift): 1.0
      case KeyPress(.left, .shift): -1.0
      default: 0.0
      }
    guard direction != 0, node.takes(.number), !isLinear else { return nil }
    let shown = Points.length(ofColumns: frame.width)
    let wanted = shown + direction * Points.length(ofColumns: 1)
    let width = min(max(wanted, node[.minimum] ?? 0), node[.maximum] ?? .infinity)
    return .send(UserEvent(.number(width), on: node.id))
  }

  override func keyHints(_ node: Node) -> [KeyHint] {
    (node.takes(.tap) ? [KeyHint("Enter", "Sort")] : [])
      + (node.takes(.number) ? [KeyHint("Shift+←→", "Width")] : [])
  }

  override func commands(_ node: Node) -> [ElementCommand] {
    guard node.takes(.tap) else { return [] }
    return [ElementCommand(title: "Sort by \(node.title)", action: .press(node))]
  }

  /// The title, and the direction in which the rows are sorted by it.
  private var words: String {
    guard let isAscending else { return title }
    if isLinear { return "\(title), \(isAscending ? "ascending" : "descending")" }
    return "\(title) \(isAscending ? "▲" : "▼")"
  }

  override func measureIdealWidth() -> Int { CellWidth.of(words) }
  override func measureHeight(width: Int) -> Int {
    isLinear ? LineBreaking.lines(of: words, width: width).count : 1
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear { return canvas.write(LineBreaking.lines(of: words, width: rect.width), in: rect) }
    let mark = isAscending.map { $0 ? " ▲" : " ▼" } ?? ""
    let shown = LineBreaking.truncated(title, width: max(1, rect.width - CellWidth.of(mark))) + mark
    let free = max(0, rect.width - CellWidth.of(shown))
    let x = rect.x + (alignment == .leading ? 0 : alignment == .center ? free / 2 : free)
    canvas.write(
      shown, x: x, y: rect.y, style: canvas.style(isAscending == nil ? .secondary : .accent, .bold))
  }
}
