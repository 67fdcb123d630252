internal import BinderyViews

/// An editable text of one or several lines, below its label.
final class FieldElement: LayoutBox {
  var label = ""
  var placeholder = ""
  var isSecure = false
  var isSearch = false
  /// Whether the text can be selected, but not changed.
  var isReadOnly = false
  /// The reason why the last text was refused; empty if none was.
  var refusal = ""
  var editor = TextEditor()
  /// The number of lines that it shows: four of several, unless it reserves more, or its limit is lower.
  private var rows = 1
  /// The first visible column of a text that is longer than the field.
  private var firstColumn = 0
  /// The first visible line of a text with more lines than the field.
  private var firstRow = 0

  override func update(_ node: Node, _ context: ElementContext) {
    label = node.label
    placeholder = node[.placeholder] ?? ""
    isSecure = node[.fieldKind] == .secure
    isSearch = node[.fieldKind] == .search
    isReadOnly = node.isTrue(.isReadOnly)
    editor.isMultiline = node[.fieldKind] == .multiline
    rows = editor.isMultiline ? max(1, min(max(4, node[.reservedLines] ?? 1), node[.lineLimit] ?? .max)) : 1
    editor.limit = node.longestText
    editor.replace(with: node[.fieldText] ?? "")
    refusal = node[.refusal] ?? ""
    isFocusable = !node.isDisabled
  }

  override func press(_ node: Node) -> ElementAction { .nothing }

  override func click(at point: CellPoint, _ node: Node) -> ElementAction { .repaint }

  override func isDraggable(at point: CellPoint) -> Bool { true }

  override func hold(at point: CellPoint) { click(x: point.x, y: point.y) }

  /// Selects the text up to a position.
  override func drag(to point: CellPoint, _ node: Node?) -> ElementAction {
    let anchor = editor.anchor ?? editor.caret
    click(x: point.x, y: point.y)
    let caret = editor.caret
    editor.move(to: anchor, selecting: false)
    editor.move(to: caret, selecting: true)
    return .repaint
  }

  override func keyHints(_ node: Node) -> [KeyHint] {
    node.takes(.submit) ? [KeyHint("Enter", "Submit")] : []
  }

  override func commands(_ node: Node) -> [ElementCommand] {
    [ElementCommand(title: node.commandTitle, action: .focus(self))]
  }

  // MARK: Typing

  /// Changes the text as a person does.
  ///
  /// - Returns: the result of `body`, and the event that reports the change.
  func change<Result>(_ body: (inout TextEditor) -> Result) -> (result: Result, event: UserEvent?) {
    let (before, untouched) = (editor.text, editor)
    let result = body(&editor)
    let text = editor.text
    guard text != before, id != 0 else { return (result, nil) }
    // The caret of a read-only field stays too. The tree refuses the text, and says why.
    if isReadOnly { editor = untouched }
    return (result, UserEvent(.input(text), on: NodeID(rawValue: id)))
  }

  /// Changes the text by a key.
  func type(_ press: KeyPress) -> (result: Bool, event: UserEvent?) {
    let before = editor.text
    let (isHandled, event) = change { $0.handle(press) }
    // A character beyond the limit stays out of the field. The tree says why, as in other hosts.
    if case .character(let character) = press.key, press.modifiers.isDisjoint(with: [.control, .alt]),
      isHandled,
      id != 0, editor.text == before, before.utf16.count + "\(character)".utf16.count > editor.limit
    {
      return (true, UserEvent(.input(before + "\(character)"), on: NodeID(rawValue: id)))
    }
    return (isHandled, event)
  }

  /// The key of the field's history: fields with the same name on other screens share it.
  var historyName: String { label.isEmpty ? placeholder : label }

  /// The lines of the label above the field; none if something else says it.
  private func labelLines(_ width: Int) -> [String] {
    let isSaid =
      isLinear
      ? historyName.isEmpty : label.isEmpty || isSearch || label == placeholder || isNamedByDialog
    return isSaid ? [] : LineBreaking.lines(of: historyName, width: width)
  }
  /// Whether it is the first field of an alert or prompt of the same name, which is just above it.
  private var isNamedByDialog: Bool {
    guard let overlay, overlay.isDialog, overlay.title == label else { return false }
    return overlay.content.children.first { $0 is FieldElement } === self
  }
  private var lead: String { isSearch && !isLinear ? "⌕ " : "" }

  override var stretches: Bool { true }
  override func measureIdealWidth() -> Int { max(24, CellWidth.of(label), CellWidth.of(placeholder) + 2) }
  override func measureHeight(width: Int) -> Int {
    labelLines(width).count + rows + refusalLines(refusal, width).count
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    let labels = labelLines(rect.width)
    canvas.write(labels, in: rect, style: canvas.style(.secondary))
    let field = CellRect(x: rect.x, y: rect.y + labels.count, width: rect.width, height: rows)
    if isReadOnly {
      // Without a background, it looks like a text.
    } else if canvas.palette.isColorless {
      canvas.target.cells.fill(
        field.intersection(canvas.clip), with: Cell(.space, style: CellStyle(attributes: .underline)))
    } else {
      canvas.fill(.raised, field)
    }
    if !lead.isEmpty { canvas.write(lead, x: field.x, y: field.y, style: canvas.style(.secondary)) }
    let inner = CellRect(
      x: field.x + CellWidth.of(lead), y: field.y, width: field.width - CellWidth.of(lead), height: rows)
    var text = canvas
    text.clip = canvas.clip.intersection(inner)
    if editor.characters.isEmpty, labels.isEmpty || historyName != placeholder {
      text.write(placeholder, x: inner.x, y: inner.y, style: canvas.style(.secondary))
    }
    paintText(text, inner)
    paintRefusal(refusal, canvas, rect, below: field.maxY)
  }

  private func paintText(_ canvas: Canvas, _ rect: CellRect) {
    let lines = shownLines
    let caret = place(of: editor.caret)
    let hasFocus = canvas.target.focused === self
    firstColumn = hasFocus ? max(min(firstColumn, caret.column), caret.column - rect.width + 1, 0) : 0
    firstRow = hasFocus ? max(min(firstRow, caret.row, lines.count - rows), caret.row - rows + 1, 0) : 0
    for (row, line) in lines.enumerated().dropFirst(firstRow).prefix(rows) {
      canvas.write(line, x: rect.x - firstColumn, y: rect.y + row - firstRow)
    }
    if hasFocus {
      paintSelection(canvas, rect)
      canvas.target.cursor = CellPoint(
        x: rect.x + caret.column - firstColumn, y: rect.y + caret.row - firstRow)
    }
  }

  private var shownLines: [String] {
    isSecure
      ? [String(repeating: "•", count: editor.characters.count)]
      : editor.characters.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Returns the row and column of an index of the text.
  private func place(of index: Int) -> (row: Int, column: Int) {
    if isSecure { return (0, index) }
    let before = editor.characters[..<index]
    let start = (before.lastIndex(of: "\n") ?? -1) + 1
    let row = before.count { $0 == "\n" }
    let line = Array(editor.characters[start...].prefix { $0 != "\n" })
    if BidirectionalText.isNeeded(by: String(line)) {
      return (row, BidirectionalText(line).caretColumn(before: index - start))
    }
    return (row, CellWidth.of(String(editor.characters[start..<index])))
  }

  private func paintSelection(_ canvas: Canvas, _ rect: CellRect) {
    guard let selection = editor.selection else { return }
    if !isSecure, BidirectionalText.isNeeded(by: editor.text) {
      // Selected characters may be apart on the screen, in text of both directions.
      for index in selection where editor.characters[index] != "\n" {
        let place = place(of: index)
        canvas.markFocus(
          CellRect(
            x: rect.x + place.column - firstColumn, y: rect.y + place.row - firstRow,
            width: CellWidth.of(editor.characters[index]), height: 1))
      }
      return
    }
    let (start, end) = (place(of: selection.lowerBound), place(of: selection.upperBound))
    for row in start.row...end.row {
      let from = row == start.row ? start.column : 0
      let to = row == end.row ? end.column : rect.width + firstColumn
      canvas.markFocus(
        CellRect(x: rect.x + from - firstColumn, y: rect.y + row - firstRow, width: to - from, height: 1))
    }
  }

  /// Moves the caret to a clicked position: before the letter there, in text of either direction.
  private func click(x: Int, y: Int) {
    let column = x - CellWidth.of(lead) + firstColumn
    guard !isSecure else { return editor.move(to: column, selecting: false) }
    let lines = editor.characters.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines[
      min(max(0, y - labelLines(frame.width - 2 * padding.x).count + firstRow), lines.count - 1)]
    editor.move(to: line.startIndex + Self.index(at: column, in: Array(line)), selecting: false)
  }

  /// Returns the index of the letter at a column of a line. Beyond the line's start or end, in its direction, it is that of
  /// its first letter, or the number of letters.
  private static func index(at column: Int, in line: [Character]) -> Int {
    let text = BidirectionalText(line)
    let columns = text.columns
    if let index = columns.firstIndex(where: { $0.contains(column) }) { return index }
    let isRightToLeft = BidirectionalText.isRightToLeft(String(line))
    return (column < 0) == isRightToLeft ? line.count : 0
  }

  override func paintFocus(_ canvas: Canvas, _ rect: CellRect) {
    // The cursor shows the focus; a mark at the side shows it on screens whose cursor is hard to
    // see.
    canvas.target.cells.restyle(
      CellRect(x: rect.x, y: rect.y + labelLines(rect.width).count, width: rect.width, height: rows)
        .intersection(canvas.clip)
    ) { $0.with(.underline) }
  }
}
