import BinderyViews
import Testing

@testable import BinderyANSI

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

  /// Shows changes, and checks that painting only them produces the same result as painting everything.
  func show(sourceLocation: SourceLocation = #_sourceLocation) {
    screen.update()
    let frame = screen.frame()
    bytes = writer.bytes(for: frame, after: &shown)
    do { try terminal.receive(bytes) } catch { Issue.record(error, sourceLocation: sourceLocation) }
    let difference = terminal.difference(from: frame, depth: .truecolor)
    #expect(difference == nil, sourceLocation: sourceLocation)
    screen.damageAll()
    let whole = screen.frame()
    #expect(
      whole.cells.text == frame.cells.text, "Painting only what changed left something out.",
      sourceLocation: sourceLocation)
    #expect(whole.cursor == frame.cursor, sourceLocation: sourceLocation)
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

  func click(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let y = lines.firstIndex(where: { $0.contains(words) }), let range = lines[y].range(of: words)
    else {
      Issue.record("Nothing here says \(words):\n\(text)", sourceLocation: sourceLocation)
      return
    }
    let x = CellWidth.of(String(lines[y][..<range.lowerBound]))
    if let request = screen.handle(.mouse(MouseEvent(.press, x: x, y: y))) { requests.append(request) }
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
  var focusedWords: String { screen.focused.flatMap { screen.builder.node($0.id) }?.commandTitle ?? "" }
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
