internal import BinderyViews

/// A choice between segments, side by side; if they do not fit, only the selected one with arrows.
final class SegmentedPickerElement: LayoutBox {
  /// The name of the choice, for screen readers.
  private var label = ""
  /// The reason why the choice is invalid; empty if it is not.
  private var refusal = ""
  private var segments: [(option: Node, title: String, isChosen: Bool)] = []

  override func update(_ node: Node, _ context: ElementContext) {
    segments = node.options.map { ($0, $0.allText, $0.isSelected) }
    label = node.labelOrName
    refusal = node[.refusal] ?? ""
    isFocusable = !node.isDisabled
  }

  /// Its options have no boxes.
  override func arrange(_ node: Node, _ box: (Node) -> LayoutBox?) {}

  override func press(_ node: Node) -> ElementAction { node.choice(by: 1) }
  override func step(_ node: Node, by count: Int) -> ElementAction? { node.choice(by: count) }

  override func click(at point: CellPoint, _ node: Node) -> ElementAction {
    if let option = segment(at: point.x) { return .send(option.choiceEvent) }
    return node.choice(by: point.x < frame.width / 2 ? -1 : 1)
  }

  override func keyHints(_ node: Node) -> [KeyHint] { [KeyHint("←→", "Choose")] }
  override func commands(_ node: Node) -> [ElementCommand] { node.options.map(\.choiceCommand) }

  private func fits(_ width: Int) -> Bool { !isLinear && measureIdealWidth() <= width }
  override func measureIdealWidth() -> Int {
    segments.map { CellWidth.of($0.title) + 2 }.reduce(0, +)
  }
  override func measureHeight(width: Int) -> Int {
    choiceHeight(width) + refusalLines(refusal, width).count
  }

  /// Returns the height without the refusal.
  private func choiceHeight(_ width: Int) -> Int {
    isLinear ? LineBreaking.lines(of: spoken, width: width).count : 1
  }

  private var chosen: String { segments.first { $0.isChosen }?.title ?? "" }
  /// The label and the choice in words, for screen readers: `Size: small`.
  private var spoken: String { label.isEmpty ? chosen : "\(label): \(chosen)" }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    paintRefusal(refusal, canvas, rect, below: rect.y + choiceHeight(rect.width))
    if isLinear { return canvas.write(LineBreaking.lines(of: spoken, width: rect.width), in: rect) }
    guard fits(rect.width) else {
      canvas.write(LineBreaking.truncated("◂ \(chosen) ▸", width: rect.width), x: rect.x, y: rect.y)
      return
    }
    var x = rect.x
    for segment in segments {
      let width = CellWidth.of(segment.title) + 2
      let place = CellRect(x: x, y: rect.y, width: width, height: 1)
      if segment.isChosen {
        if canvas.palette.isColorless {
          canvas.write("[\(segment.title)]", x: x, y: rect.y, style: canvas.style.with(.bold))
        } else {
          canvas.fill(canvas.palette.accent, place)
          canvas.write(
            " \(segment.title) ", x: x, y: rect.y,
            style: CellStyle(foreground: canvas.palette.onAccent, attributes: .bold))
        }
      } else {
        canvas.fill(.raised, place)
        canvas.write(" \(segment.title) ", x: x, y: rect.y)
      }
      x += width
    }
  }

  /// Returns the segment at a column of the box.
  private func segment(at column: Int) -> Node? {
    guard fits(frame.width) else { return nil }
    var x = 0
    for segment in segments {
      x += CellWidth.of(segment.title) + 2
      if column < x { return segment.option }
    }
    return nil
  }

  override func paintFocus(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear { return super.paintFocus(canvas, rect) }
    canvas.target.cells.restyle(
      CellRect(x: rect.x, y: rect.y, width: min(rect.width, measureIdealWidth()), height: 1)
        .intersection(
          canvas.clip)
    ) { $0.with(.underline) }
  }
}
