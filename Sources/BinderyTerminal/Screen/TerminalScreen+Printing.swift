/// A window as text of any length, rather than as a frame.
extension TerminalScreen {
  /// Returns the lines of the whole window, and the number of those beyond a limit.
  func printed(atMost limit: Int) -> (lines: [String], omitted: Int) {
    window.footer.isHidden = true
    builder.isPrinted = true
    focus(nil)
    var needed = 0
    // Rows that get mounted may be higher than their placeholders.
    for _ in 0..<8 {
      let rows = neededRows
      if rows == needed { break }
      needed = rows
      printedRows = min(max(1, rows), limit) + WindowBox.footerRows
      layOut()
      revealRows()
      reportAppearances()
    }
    var lines: [String] = []
    let rows = min(needed, limit)
    for start in stride(from: 0, to: rows, by: target.cells.size.height) {
      target.cells = CellBuffer(size: target.cells.size, glyphs: GlyphTable())
      paint(target.cells.bounds, from: start)
      lines += (0..<min(target.cells.size.height, rows - start)).map { target.cells.text(row: $0) }
    }
    while lines.last == "" { lines.removeLast() }
    return (lines, max(0, needed - limit))
  }

  /// The rows that the window's content and its layers need.
  private var neededRows: Int {
    let width = target.cells.size.width
    return window.overlays.map { $0.neededRows(in: width) }.reduce(window.page.height(width: width), max)
  }
}
