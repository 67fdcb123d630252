/// The cells of a screen. Every write preserves the integrity of wide glyphs: overwriting one half blanks the other.
public struct CellBuffer {
  /// The size in columns and rows.
  public let size: CellSize
  /// The clusters that its cells refer to.
  public let glyphs: GlyphTable
  /// The cells row by row, from the upper left.
  private(set) var cells: [Cell]

  /// The maximum size, in columns and rows: 16 MB of cells. A larger terminal shows the screen in its upper left corner.
  public static let largest = CellSize(width: 2_000, height: 500)

  /// Creates an empty screen of a size, limited to ``largest``.
  public init(size: CellSize, glyphs: GlyphTable, filling cell: Cell = .blank) {
    self.size = CellSize(
      width: min(size.width, Self.largest.width), height: min(size.height, Self.largest.height))
    self.glyphs = glyphs
    cells = Array(repeating: cell, count: self.size.width * self.size.height)
  }

  /// The rectangle of the whole screen.
  public var bounds: CellRect { CellRect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The cell in a column and a row; a blank outside of the screen.
  public subscript(x: Int, y: Int) -> Cell {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return .blank }
    return cells[y * size.width + x]
  }

  /// Fills a rectangle with a cell.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      splitWide(at: rect.x, y)
      splitWide(at: rect.maxX, y)
      let row = y * size.width
      cells.withUnsafeMutableBufferPointer { cells in
        for x in rect.x..<rect.maxX { cells[row + x] = cell }
      }
    }
  }

  /// Changes the style of a rectangle and preserves its glyphs.
  public mutating func restyle(_ rect: CellRect, _ change: (CellStyle) -> CellStyle) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        let cell = cells[y * size.width + x]
        cells[y * size.width + x] = Cell(cell.glyph, width: cell.width, style: change(cell.style))
      }
    }
  }

  /// Writes a line of text. Glyphs outside of the clip are omitted; a wide glyph that is half outside becomes a space.
  ///
  /// - Parameter keepsBackground: whether the background of the cells is preserved.
  /// - Returns: the column after the text, clipped or not.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, x: Int, y: Int, style: CellStyle = .plain, clip: CellRect? = nil,
    keepsBackground: Bool = false
  ) -> Int {
    let clip = clip.map { $0.intersection(bounds) } ?? bounds
    var column = x
    guard y >= clip.y, y < clip.maxY else { return x + CellWidth.of(text) }
    if BidirectionalText.isNeeded(by: text) {
      return writeInOrder(
        BidirectionalText(Array(text)), x: x, y: y, style: style, clip: clip, keepsBackground: keepsBackground
      )
    }
    for cluster in text {
      guard let (glyph, width) = glyphs.glyph(for: cluster) else { continue }
      put(glyph, width: width, x: column, y: y, style: style, clip: clip, keepsBackground: keepsBackground)
      column += width
      if column >= clip.maxX { return column }
    }
    return column
  }

  /// Writes a line that contains text from right to left.
  private mutating func writeInOrder(
    _ line: BidirectionalText, x: Int, y: Int, style: CellStyle, clip: CellRect, keepsBackground: Bool
  ) -> Int {
    var column = x
    for cluster in line.shown {
      guard let (glyph, width) = glyphs.glyph(for: cluster) else { continue }
      put(glyph, width: width, x: column, y: y, style: style, clip: clip, keepsBackground: keepsBackground)
      column += width
    }
    return column
  }

  private mutating func put(
    _ glyph: Glyph, width: Int, x: Int, y: Int, style: CellStyle, clip: CellRect, keepsBackground: Bool
  ) {
    guard x + width > clip.x, x < clip.maxX else { return }
    let first = max(x, clip.x)
    let end = min(x + width, clip.maxX)
    var style = style
    if keepsBackground { style.background = cells[y * size.width + first].background }
    splitWide(at: first, y)
    splitWide(at: end, y)
    let index = y * size.width + first
    if end - first < width {
      cells[index] = Cell(.space, style: style)
      return
    }
    cells[index] = Cell(glyph, width: UInt8(width), style: style)
    if width == 2 { cells[index + 1] = Cell(.continuation, width: 0, style: style) }
  }

  /// Blanks a wide glyph whose right half is in a column, because that column is about to start or end something else.
  private mutating func splitWide(at x: Int, _ y: Int) {
    guard x > 0, x < size.width else { return }
    let index = y * size.width + x
    guard cells[index].width == 0 else { return }
    cells[index] = Cell(.space, style: cells[index].style)
    cells[index - 1] = Cell(.space, style: cells[index - 1].style)
  }

  /// Moves rows within a range up (positive) or down, as a terminal's hardware scroll does; new rows are blank.
  mutating func scroll(rows range: Range<Int>, by count: Int, filling cell: Cell) {
    let width = size.width
    let target = count > 0 ? Array(range) : Array(range.reversed())
    for y in target {
      let source = y + count
      for x in 0..<width {
        cells[y * width + x] = range.contains(source) ? cells[source * width + x] : cell
      }
    }
  }

  /// Returns the text of a row without trailing spaces.
  public func text(row y: Int) -> String {
    var text = ""
    for x in 0..<size.width { text += glyphs.text(of: self[x, y].glyph) }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The screen as lines of text for snapshots, without trailing spaces and empty lines at the end.
  public var text: String {
    var lines = (0..<size.height).map(text(row:))
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
