/// A label with a value at the other end of the line: switches, menus, numbers, dates.
final class ValueBox: LayoutBox {
  enum Value: Hashable {
    case toggle(Bool)
    case menu(String)
    case number(String)
    case slider(String, fraction: Double)
    case date(String)
    case file(isChosen: Bool)
    case disclosure(isOpen: Bool)
  }

  var label = ""
  var value = Value.toggle(false)
  /// The reason why the last value was refused; empty if none was.
  var refusal = ""

  /// A change that a click makes.
  enum Change: Hashable {
    case steps(Int)
    /// To a part of the range, from 0 to 1.
    case fraction(Double)
  }

  /// Whether a click changes the value where its signs are, and does nothing elsewhere.
  var isStepped: Bool {
    switch value {
    case .number, .slider: true
    default: false
    }
  }

  /// Returns what a click at a cell of the box does to a number: `−` and `+` change it by a step, the track of a slider sets it.
  func change(x: Int, y: Int) -> Change? {
    let width = frame.width - 2 * padding.x
    guard !isLinear, let shown = valueLines(width).last else { return nil }
    let place = labelPlace(width)
    let row = (place.isAbove ? labelLines(place.width).count : 0) + valueLines(width).count - 1
    let column = x - valueColumn(of: shown)
    guard y - padding.y == row, shown.indices.count > column, column >= 0 else { return nil }
    switch Array(shown)[column] {
    case "−", "◂": return .steps(-1)
    case "+", "▸": return .steps(1)
    case "━", "●", "─": return fraction(x: x).map { .fraction($0) }
    default: return nil
    }
  }

  /// Returns the part of the range, from 0 to 1, at the column of a slider's track that is nearest to a column of the box; nil
  /// where no track is shown.
  func fraction(x: Int) -> Double? {
    guard case .slider = value, !isLinear, valueLines(frame.width - 2 * padding.x) == [words] else {
      return nil
    }
    let column = min(max(0, x - valueColumn(of: words)), Self.track - 1)
    return Double(column) / Double(Self.track - 1)
  }

  /// Returns the first column of a line of the value.
  private func valueColumn(of line: String) -> Int {
    padding.x + max(0, frame.width - 2 * padding.x - CellWidth.of(line))
  }

  /// The length of a slider's track, in columns.
  private static let track = 10

  private static func track(knobAt fraction: Double) -> String {
    let column = Int((fraction * Double(track - 1)).rounded())
    return String(repeating: "━", count: column) + "●" + String(repeating: "─", count: track - 1 - column)
  }

  private var words: String {
    switch value {
    case .toggle(let isOn): isOn ? "[✓]" : "[ ]"
    case .menu(let text): "\(text) ▾"
    case .number(let text): text.isEmpty ? "− +" : "− \(text) +"
    case .slider(let text, let fraction): "\(Self.track(knobAt: fraction)) \(text)"
    case .date(let text): text.isEmpty ? "–" : "◂ \(text) ▸"
    case .file(let isChosen): isChosen ? "✓" : "▸"
    case .disclosure: ""
    }
  }

  /// The label and the value in words, for screen readers: `Sound: on`.
  private var spoken: String {
    let words =
      switch value {
      case .toggle(let isOn): isOn ? "on" : "off"
      case .menu(let text), .number(let text), .slider(let text, _), .date(let text): text
      case .file(let isChosen): isChosen ? "chosen" : ""
      case .disclosure(let isOpen): isOpen ? "shown" : "hidden"
      }
    return label.isEmpty || words.isEmpty ? label + words : "\(label): \(words)"
  }

  private var lead: String {
    if case .disclosure(let isOpen) = value { return isOpen ? "▾ " : "▸ " }
    return ""
  }

  override var stretches: Bool { true }
  override func measureIdealWidth() -> Int {
    if isLinear { return CellWidth.of(spoken) }
    return CellWidth.of(lead) + CellWidth.of(label) + (words.isEmpty ? 0 : 2 + CellWidth.of(words))
  }

  /// Returns the columns for the label, and whether the value is below it because the line is too short for both.
  private func labelPlace(_ width: Int) -> (width: Int, isAbove: Bool) {
    if words.isEmpty { return (width, false) }
    let room = width - CellWidth.of(words) - 2
    let isAbove = !label.isEmpty && room < min(CellWidth.of(lead + label), 12)
    return (isAbove ? width : room, isAbove)
  }

  /// The lines of the label; those after the first are below its first word.
  private func labelLines(_ width: Int) -> [String] {
    let indent = String(repeating: " ", count: CellWidth.of(lead))
    return LineBreaking.lines(of: label, width: width - indent.count).enumerated().map {
      row, line in
      (row == 0 ? lead : indent) + line
    }
  }

  /// The lines of the value: one, if it fits. A slider is a number then.
  private func valueLines(_ width: Int) -> [String] {
    if CellWidth.of(words) <= width { return [words] }
    if case .slider(let text, _) = value {
      return [LineBreaking.truncated("◂ \(text) ▸", width: width)]
    }
    return LineBreaking.lines(of: words, width: width)
  }

  override func measureHeight(width: Int) -> Int {
    valueHeight(width) + refusalLines(refusal, width).count
  }

  /// Returns the height without the refusal.
  private func valueHeight(_ width: Int) -> Int {
    if isLinear { return LineBreaking.lines(of: spoken, width: width).count }
    let place = labelPlace(width)
    let values = words.isEmpty ? 0 : valueLines(width).count
    if label.isEmpty { return max(1, values) }
    let labels = labelLines(place.width).count
    return place.isAbove ? labels + values : max(labels, values)
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    paintRefusal(refusal, canvas, rect, below: rect.y + valueHeight(rect.width))
    if isLinear {
      for (row, line) in LineBreaking.lines(of: spoken, width: rect.width).enumerated() {
        canvas.write(line, x: rect.x, y: rect.y + row)
      }
      return
    }
    let place = labelPlace(rect.width)
    let lines = labelLines(place.width)
    for (row, line) in lines.enumerated() { canvas.write(line, x: rect.x, y: rect.y + row) }
    let style = ink.isDisabled ? nil : canvas.style(.accent)
    for (row, value) in (words.isEmpty ? [] : valueLines(rect.width)).enumerated() {
      canvas.write(
        value, x: max(rect.x, rect.maxX - CellWidth.of(value)),
        y: rect.y + (place.isAbove ? lines.count : 0) + row, style: style)
    }
  }
}

/// A choice between segments, side by side; if they do not fit, only the selected one with arrows.
final class SegmentsBox: LayoutBox {
  /// The name of the choice, for screen readers.
  var label = ""
  var segments: [(id: UInt32, title: String, isChosen: Bool)] = []

  private func fits(_ width: Int) -> Bool { !isLinear && measureIdealWidth() <= width }
  override func measureIdealWidth() -> Int {
    segments.map { CellWidth.of($0.title) + 2 }.reduce(0, +)
  }
  override func measureHeight(width: Int) -> Int {
    isLinear ? LineBreaking.lines(of: spoken, width: width).count : 1
  }

  private var chosen: String { segments.first { $0.isChosen }?.title ?? "" }
  /// The label and the choice in words, for screen readers: `Size: small`.
  private var spoken: String { label.isEmpty ? chosen : "\(label): \(chosen)" }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    if isLinear {
      for (row, line) in LineBreaking.lines(of: spoken, width: rect.width).enumerated() {
        canvas.write(line, x: rect.x, y: rect.y + row)
      }
      return
    }
    guard fits(rect.width) else {
      canvas.write(LineBreaking.truncated("◂ \(chosen) ▸", width: rect.width), x: rect.x, y: rect.y)
      return
    }
    var x = rect.x
    for segment in segments {
      let width = CellWidth.of(segment.title) + 2
      let place = CellRect(x: x, y: rect.y, width: width, height: 1)
      if segment.isChosen {
        if canvas.theme.isColorless {
          canvas.write("[\(segment.title)]", x: x, y: rect.y, style: canvas.style.with(.bold))
        } else {
          canvas.fill(canvas.theme.accent, place)
          canvas.write(
            " \(segment.title) ", x: x, y: rect.y,
            style: CellStyle(foreground: canvas.theme.onAccent, attributes: .bold))
        }
      } else {
        canvas.fill(.raised, place)
        canvas.write(" \(segment.title) ", x: x, y: rect.y)
      }
      x += width
    }
  }

  /// Returns the segment at a column of the box.
  func segment(at column: Int) -> UInt32? {
    guard fits(frame.width) else { return nil }
    var x = 0
    for segment in segments {
      x += CellWidth.of(segment.title) + 2
      if column < x { return segment.id }
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
