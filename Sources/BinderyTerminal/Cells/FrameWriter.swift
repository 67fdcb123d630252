/// Writes the bytes that update a terminal from one frame to the next: only the cells that differ, with the shortest cursor moves
/// and
/// style changes between them, and a hardware scroll for rows that moved.
///
/// The bytes depend only on the shown frame, the new frame and the capabilities.
public struct FrameWriter {
  let capabilities: TerminalCapabilities
  let pen: Pen

  /// The size in bytes from which a frame is wrapped in mode 2026. Shorter frames arrive in one piece anyway.
  static let synchronizedFrom = 256

  /// Creates a writer for a terminal.
  public init(capabilities: TerminalCapabilities) {
    self.capabilities = capabilities
    pen = Pen(depth: capabilities.colors)
  }

  /// Returns the bytes that show a frame, and updates `shown`. Empty without differences.
  ///
  /// O(cells); an unchanged cell costs one comparison of 16 bytes.
  public func bytes(for frame: Frame, after shown: inout ShownFrame) -> [UInt8] {
    var out = FrameOutput(writer: self, frame: frame, shown: shown)
    if let old = shown.frame, old.cells.size == frame.cells.size, old.cells.glyphs === frame.cells.glyphs {
      var cells = old.cells
      if let scroll = ScrollDetection.scroll(from: cells, to: frame.cells) {
        out.scroll(scroll, &cells)
      }
      out.difference(from: cells, to: frame.cells)
    } else {
      out.clear()
      out.difference(
        from: CellBuffer(size: frame.cells.size, glyphs: frame.cells.glyphs), to: frame.cells)
    }
    out.cursor(frame.cursor, in: frame.cells.bounds)
    let bytes = out.finished(into: &shown)
    shown.update(frame)
    return bytes
  }
}

/// The bytes of one frame so far, and the state of the terminal after them.
struct FrameOutput {
  private let capabilities: TerminalCapabilities
  private let pen: Pen
  private var bytes: [UInt8] = []
  private var style: ReducedStyle?
  private var position: CellPoint?
  private var isCursorVisible: Bool?
  // The last reduced style: neighbors usually share it.
  private var lastStyle: (CellStyle, ReducedStyle)?

  private let sixels: [UInt32: PixelGrid]
  private let height: Int

  init(writer: FrameWriter, frame: Frame, shown: ShownFrame) {
    capabilities = writer.capabilities
    sixels = frame.sixels
    height = frame.cells.size.height
    pen = writer.pen
    style = shown.pen
    position = shown.position
    isCursorVisible = shown.isCursorVisible
  }

  mutating func finished(into shown: inout ShownFrame) -> [UInt8] {
    shown.pen = style
    shown.position = position
    shown.isCursorVisible = isCursorVisible
    guard capabilities.synchronizesOutput, bytes.count >= FrameWriter.synchronizedFrom else { return bytes }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  // MARK: Sequences

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(number: Int) {
    if number < 10 {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: number))
    } else {
      append(number: number / 10)
      bytes.append(0x30 + UInt8(truncatingIfNeeded: number % 10))
    }
  }

  private mutating func use(_ new: CellStyle) {
    let reduced: ReducedStyle
    if let lastStyle, lastStyle.0 == new {
      reduced = lastStyle.1
    } else {
      reduced = pen.reduced(new)
      lastStyle = (new, reduced)
    }
    guard reduced != style else { return }
    pen.append(from: style, to: reduced, into: &bytes)
    style = reduced
  }

  private mutating func move(to x: Int, _ y: Int) {
    defer { position = CellPoint(x: x, y: y) }
    if let position, position.y == y {
      if position.x == x { return }
      if x > position.x {
        control(x - position.x, 0x43)
        return
      }
      if x == 0 {
        bytes.append(0x0D)
        return
      }
    }
    if let position, x == 0, position.y + 1 == y, position.x == 0 {
      bytes.append(0x0A)
      return
    }
    append("\u{1B}[")
    if y > 0 || x > 0 { append(number: y + 1) }
    if x > 0 {
      bytes.append(0x3B)
      append(number: x + 1)
    }
    bytes.append(0x48)
  }

  /// Appends `CSI count final`, without the count if it is 1.
  private mutating func control(_ count: Int, _ final: UInt8) {
    append("\u{1B}[")
    if count != 1 { append(number: count) }
    bytes.append(final)
  }

  // MARK: Steps of a frame

  mutating func clear() {
    use(.plain)
    append("\u{1B}[H\u{1B}[2J")
    position = CellPoint(x: 0, y: 0)
  }

  mutating func cursor(_ point: CellPoint?, in bounds: CellRect) {
    guard let point, bounds.contains(point) else {
      if isCursorVisible != false { append("\u{1B}[?25l") }
      isCursorVisible = false
      return
    }
    move(to: point.x, point.y)
    if isCursorVisible != true { append("\u{1B}[?25h") }
    isCursorVisible = true
  }

  mutating func scroll(_ scroll: Scroll, _ cells: inout CellBuffer) {
    use(.plain)
    append("\u{1B}[")
    append(number: scroll.rows.lowerBound + 1)
    bytes.append(0x3B)
    append(number: scroll.rows.upperBound)
    bytes.append(0x72)
    control(abs(scroll.count), scroll.count > 0 ? 0x53 : 0x54)
    append("\u{1B}[r")
    position = CellPoint(x: 0, y: 0)  // DECSTBM moves the cursor home.
    cells.scroll(rows: scroll.rows, by: scroll.count, filling: .blank)
  }

  mutating func difference(from old: CellBuffer, to new: CellBuffer) {
    let width = new.size.width
    for y in 0..<new.size.height {
      let row = y * width
      old.cells.withUnsafeBufferPointer { old in
        new.cells.withUnsafeBufferPointer { cells in
          guard width > 0, let first = (0..<width).first(where: { old[row + $0] != cells[row + $0] }) else {
            return
          }
          write(
            row: UnsafeBufferPointer(rebasing: cells[row..<(row + width)]),
            over: UnsafeBufferPointer(rebasing: old[row..<(row + width)]), y: y, from: first,
            glyphs: new.glyphs)
        }
      }
    }
  }

  private mutating func write(
    row: UnsafeBufferPointer<Cell>, over old: UnsafeBufferPointer<Cell>, y: Int, from first: Int,
    glyphs: GlyphTable
  ) {
    let blankFrom = erasable(row)
    var x = first
    while x < row.count {
      if row[x] == old[x] {
        x += 1
        continue
      }
      if x >= blankFrom, row.count - x > 4 {
        erase(from: x, y, row[x])
        return
      }
      if let end = putPicture(from: x, y, row: row, over: old, glyphs: glyphs) {
        x = end
        continue
      }
      // The right half of a wide glyph is written with its left one.
      let start = row[x].width == 0 && x > 0 ? x - 1 : x
      bridge(to: start, y, row: row, glyphs: glyphs)
      x = start + put(row[start], x: start, y, glyphs: glyphs, columns: row.count)
    }
  }

  /// Returns the column from which the row is blank in a single style, so that erasing can draw it.
  private func erasable(_ row: UnsafeBufferPointer<Cell>) -> Int {
    guard let last = row.last, last.isErasure,
      capabilities.erasesWithBackground || last.background.isStandard
    else {
      return row.count
    }
    var start = row.count
    while start > 0, row[start - 1] == last { start -= 1 }
    return start
  }

  private mutating func erase(from x: Int, _ y: Int, _ cell: Cell) {
    move(to: x, y)
    use(CellStyle(background: cell.background))
    append("\u{1B}[K")
  }

  /// Moves to a column. If that is shorter, writes the few unchanged cells before it again.
  private mutating func bridge(to x: Int, _ y: Int, row: UnsafeBufferPointer<Cell>, glyphs: GlyphTable) {
    if let position, position.y == y, position.x < x, x - position.x <= 3, let style {
      let gap = row[position.x..<x]
      if gap.allSatisfy({ $0.width == 1 && $0.glyph.rawValue < 0x80 && pen.reduced($0.style) == style }) {
        for cell in gap { bytes.append(UInt8(truncatingIfNeeded: cell.glyph.rawValue)) }
        self.position = CellPoint(x: x, y: y)
        return
      }
    }
    move(to: x, y)
  }

  /// Writes a cell and returns its width in columns.
  private mutating func put(
    _ cell: Cell, x: Int, _ y: Int, glyphs: GlyphTable, columns: Int
  ) -> Int {
    use(cell.style)
    let width = max(1, Int(cell.width))
    let isDoubtful = isDoubtful(cell)
    if isDoubtful, width == 2 {
      // In case the terminal draws the glyph in one cell, the other one is blank.
      append("  \u{1B}[2D")
    }
    append(cell.glyph, glyphs)
    // After the last column, a terminal's cursor waits there for the next character.
    position = isDoubtful || x + width >= columns ? nil : CellPoint(x: x + width, y: y)
    return width
  }

  /// Draws adjacent changed cells of a picture with Sixel, and returns the column after them; nil if the picture does not
  /// exist.
  private mutating func putPicture(
    from x: Int, _ y: Int, row: UnsafeBufferPointer<Cell>, over old: UnsafeBufferPointer<Cell>,
    glyphs: GlyphTable
  ) -> Int? {
    guard capabilities.pictures == .sixel, let cell = capabilities.cellPixels,
      let first = PictureCell.place(in: glyphs.text(of: row[x].glyph))
    else { return nil }
    var end = x + 1
    while end < row.count, row[end] != old[end], row[end].foreground == row[x].foreground,
      row[end].background == row[x].background,
      PictureCell.place(in: glyphs.text(of: row[end].glyph)) == CellPoint(x: first.x + end - x, y: first.y)
    {
      end += 1
    }
    // The cells are erased first: transparent pixels would show the previous content.
    move(to: x, y)
    use(CellStyle(background: row[x].background))
    for _ in x..<end { bytes.append(0x20) }
    position = nil
    // The cursor moves to the next line after a picture; on the last line, the terminal would scroll.
    if y + 1 < height, let pixels = sixels[row[x].foreground.rawValue & 0xFF_FFFF] {
      move(to: x, y)
      bytes += SixelPicture.sequence(
        pixels, x: first.x * cell.width..<(first.x + end - x) * cell.width,
        y: first.y * cell.height..<(first.y + 1) * cell.height,
        over: row[x].background.isStandard ? nil : row[x].background)
      position = nil
    }
    return end
  }

  /// Whether terminals disagree about a glyph's width: the cursor is then set again after it.
  private func isDoubtful(_ cell: Cell) -> Bool {
    if capabilities.measuresClusters { return false }
    return cell.glyph.clusterIndex != nil || cell.glyph.rawValue >= 0x1_F000
  }

  private mutating func append(_ glyph: Glyph, _ glyphs: GlyphTable) {
    if glyph.rawValue < 0x80, glyph != .continuation {
      bytes.append(UInt8(truncatingIfNeeded: glyph.rawValue))
      return
    }
    let text = glyph == .continuation ? " " : glyphs.text(of: glyph)
    if capabilities.isUnicode {
      append(text)
    } else {
      append(ASCIIForm.of(text))
    }
  }
}
