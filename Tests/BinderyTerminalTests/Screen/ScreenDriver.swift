import BinderyViews
import Testing

@testable import BinderyTerminal

/// A screen that receives keys, and the terminal that receives its frames.
@MainActor
final class ScreenDriver {
  let tree: ViewTree
  let screen: TerminalScreen
  private let writer = FrameWriter(capabilities: TerminalCapabilities())
  private var shown = ShownFrame()
  private var terminal: EmulatedTerminal
  private var parser = InputParser()
  /// The bytes of the last frame.
  private(set) var bytes: [UInt8] = []
  private(set) var requests: [ScreenRequest] = []

  init<Content: View>(
    width: Int = 60, height: Int = 16, options: ScreenOptions = ScreenOptions(),
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    tree = ViewTree(rows: .window, content)
    screen = TerminalScreen(tree: tree, size: CellSize(width: width, height: height), options: options)
    terminal = EmulatedTerminal(width: width, height: height)
    show()
  }

  isolated deinit { tree.unmount() }

  /// Shows changes, and checks that laying out and painting only them produces the same cells as doing it for everything.
  func show(sourceLocation: SourceLocation = #_sourceLocation) {
    screen.update()
    let frame = screen.frame()
    bytes = writer.bytes(for: frame, after: &shown)
    do { try terminal.receive(bytes) } catch { Issue.record(error, sourceLocation: sourceLocation) }
    let difference = terminal.difference(from: frame, depth: .truecolor)
    #expect(difference == nil, sourceLocation: sourceLocation)
    forgetMeasures(screen.window)
    screen.layOut()
    let whole = screen.frame()
    let cells = frame.cells.bounds.cellsThatDiffer(frame.cells, whole.cells)
    #expect(
      cells.isEmpty, "Laying out and painting only what changed left something out:\n\(whole.cells.text)",
      sourceLocation: sourceLocation)
    #expect(whole.cursor == frame.cursor, sourceLocation: sourceLocation)
  }

  private func forgetMeasures(_ box: LayoutBox) {
    box.forgetMeasures()
    for child in box.children { forgetMeasures(child) }
  }

  /// Types characters and keys as a terminal sends them.
  func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for event in parser.feed(text.utf8) + parser.flush() {
      if let request = screen.handle(event) { requests.append(request) }
    }
    show(sourceLocation: sourceLocation)
  }

  func press(_ keys: KeyPress..., sourceLocation: SourceLocation = #_sourceLocation) {
    for key in keys { if let request = screen.handle(.key(key)) { requests.append(request) } }
    show(sourceLocation: sourceLocation)
  }

  /// Clicks where words are shown, or some columns after their start.
  func click(_ words: String, at offset: Int = 0, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let y = lines.firstIndex(where: { $0.contains(words) }), let range = lines[y].range(of: words)
    else {
      Issue.record("Nothing here says \(words):\n\(text)", sourceLocation: sourceLocation)
      return
    }
    let x = CellWidth.of(String(lines[y][..<range.lowerBound])) + offset
    click(column: x, row: y, sourceLocation: sourceLocation)
  }

  func click(column: Int, row: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    mouse(.press, column: column, row: row, sourceLocation: sourceLocation)
  }

  func mouse(
    _ kind: MouseEvent.Kind, column: Int, row: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let request = screen.handle(.mouse(MouseEvent(kind, x: column, y: row))) { requests.append(request) }
    show(sourceLocation: sourceLocation)
  }

  func resize(_ width: Int, _ height: Int) {
    screen.resize(to: CellSize(width: width, height: height))
    terminal = EmulatedTerminal(width: max(1, width), height: max(1, height))
    shown.invalidate()
    show()
  }

  /// The text of the screen, without the line of keys.
  var text: String { lines.dropLast().reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n") }
  var lines: [String] {
    terminal.rows.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }
  var footer: String { lines.last ?? "" }
  var focusedWords: String { screen.focused.flatMap { screen.boxes.node($0.id) }?.commandTitle ?? "" }
}

extension CellRect {
  /// Returns the positions at which two buffers show different cells.
  fileprivate func cellsThatDiffer(_ a: CellBuffer, _ b: CellBuffer) -> [CellPoint] {
    (y..<maxY).flatMap { y in (x..<maxX).map { CellPoint(x: $0, y: y) } }.filter { point in
      let (first, second) = (a[point.x, point.y], b[point.x, point.y])
      return first.style != second.style || a.glyphs.text(of: first.glyph) != b.glyphs.text(of: second.glyph)
    }
  }
}

extension StringProtocol {
  fileprivate func range(of words: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(words) { return start..<index(start, offsetBy: words.count) }
      start = index(after: start)
    }
    return nil
  }
}
