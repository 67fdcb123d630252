internal import BinderyViews

/// A label with a value at the other end of the line: switches, menus, numbers, dates.
class ValueBox: LayoutBox {
  var label = ""
  /// The reason why the last value was refused; empty if none was.
  private var refusal = ""

  /// The value at the end of the line; empty for none.
  var valueText: String { "" }
  /// A form of the value for lines that are too short for it; nil to break it.
  var shortValueText: String? { nil }
  /// The value in words, for screen readers.
  var spokenValue: String { valueText }
  /// What precedes the label.
  var lead: String { "" }

  override func update(_ node: Node, _ context: ElementContext) {
    label = node.labelOrName
    refusal = node[.refusal] ?? ""
    isFocusable = !node.isDisabled
  }

  /// The label and the value in words, for screen readers: `Sound: on`.
  private var spoken: String {
    label.isEmpty || spokenValue.isEmpty ? label + spokenValue : "\(label): \(spokenValue)"
  }

  override var stretches: Bool { true }
  override func measureIdealWidth() -> Int {
    if isLinear { return CellWidth.of(spoken) }
    return CellWidth.of(lead) + CellWidth.of(label) + (valueText.isEmpty ? 0 : 2 + CellWidth.of(valueText))
  }

  /// Returns the columns for the label, and whether the value is below it because the line is too short for both.
  final func labelPlace(_ width: Int) -> (width: Int, isAbove: Bool) {
    if valueText.isEmpty { return (width, false) }
    let room = width - CellWidth.of(valueText) - 2
    let isAbove = !label.isEmpty && room < min(CellWidth.of(lead + label), 12)
    return (isAbove ? width : room, isAbove)
  }

  /// The lines of the label; those after the first are below its first word.
  final func labelLines(_ width: Int) -> [String] {
    let indent = String(repeating: " ", count: CellWidth.of(lead))
    return LineBreaking.lines(of: label, width: width - indent.count).enumerated().map {
      row, line in
      (row == 0 ? lead : indent) + line
    }
  }

  /// The lines of the value: one, if it fits.
  final func valueLines(_ width: Int) -> [String] {
    if CellWidth.of(valueText) <= width { return [valueText] }
    if let short = shortValueText { return [LineBreaking.truncated(short, width: width)] }
    return LineBreaking.lines(of: valueText, width: width)
  }

  override func measureHeight(width: Int) -> Int {
    valueHeight(width) + refusalLines(refusal, width).count
  }

  /// Returns the height without the refusal.
  private func valueHeight(_ width: Int) -> Int {
    if isLinear { return LineBreaking.lines(of: spoken, width: width).count }
    let place = labelPlace(width)
    let values = valueText.isEmpty ? 0 : valueLines(width).count
    if label.isEmpty { return max(1, values) }
    let labels = labelLines(place.width).count
    return place.isAbove ? labels + values : max(labels, values)
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    paintRefusal(refusal, canvas, rect, below: rect.y + valueHeight(rect.width))
    if isLinear { return canvas.write(LineBreaking.lines(of: spoken, width: rect.width), in: rect) }
    let place = labelPlace(rect.width)
    let lines = labelLines(place.width)
    canvas.write(lines, in: rect)
    let style = textStyle.isDisabled ? nil : canvas.style(.accent)
    for (row, value) in (valueText.isEmpty ? [] : valueLines(rect.width)).enumerated() {
      canvas.write(
        value, x: max(rect.x, rect.maxX - CellWidth.of(value)),
        y: rect.y + (place.isAbove ? lines.count : 0) + row, style: style)
    }
  }
}
