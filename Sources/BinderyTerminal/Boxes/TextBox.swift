internal import BinderyViews

/// Lines of text, wrapped to the available width.
class TextBox: LayoutBox {
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      lines = nil
      // After a change of a node, its box is laid out again, and its ancestors only if its size changed. The owner of an inner
      // text, such as the title of a screen, forgets its own measures only.
      id != 0 ? forgetMeasures() : invalidate()
    }
  }
  /// The alignment of lines; nil for that of the surroundings.
  var alignment: TextAlignment? = .leading
  var lineLimit: Int? { didSet { if lineLimit != oldValue { lines = nil } } }
  /// The number of lines for which there is room.
  var reservedLines = 0
  /// Whether it has one line, which ends in an ellipsis where it does not fit.
  var isCut = false { didSet { if isCut != oldValue { lines = nil } } }
  /// Whether spaces and line breaks are preserved, as in code.
  var isVerbatim = false { didSet { if isVerbatim != oldValue { lines = nil } } }
  /// Whether it is a placeholder for content that is loading.
  var isSkeleton = false

  override var texts: [String] { text.isEmpty ? [] : [text] }

  private var lines: (width: Int, lines: [String])?

  private func lines(width: Int) -> [String] {
    if let lines, lines.width == width { return lines.lines }
    let broken =
      isVerbatim
      ? text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
      : LineBreaking.lines(of: text, width: width, limit: isCut ? 1 : lineLimit)
    lines = (width, broken)
    return broken
  }

  override func measureIdealWidth() -> Int {
    text.utf8.contains(0x0A)
      ? text.split(whereSeparator: \.isNewline).map { CellWidth.of($0) }.max() ?? 0 : CellWidth.of(text)
  }

  override func measureHeight(width: Int) -> Int {
    max(isLinear ? 0 : reservedLines, text.isEmpty ? 0 : lines(width: width).count)
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    guard rect.width > 0 else { return }
    let lines = lines(width: rect.width)
    let end = min(lines.count, rect.height, canvas.clip.maxY - rect.y)
    // Each line has the direction of the whole text; a zero-width mark sets it.
    let alignment = alignment ?? canvas.alignment
    let mark = BidirectionalText.isRightToLeft(text) ? "\u{200F}" : ""
    for y in stride(from: max(0, canvas.clip.y - rect.y), to: end, by: 1) {
      let line = lines[y]
      let free = max(0, rect.width - CellWidth.of(line))
      let x = rect.x + (alignment == .leading || isLinear ? 0 : alignment == .center ? free / 2 : free)
      let shown =
        !isSkeleton || line.isEmpty
        ? line : isLinear ? "…" : String(repeating: "░", count: CellWidth.of(line))
      canvas.write(
        mark + shown, x: x, y: rect.y + y, style: isSkeleton ? canvas.style(.secondary, .dim) : nil)
    }
  }
}
