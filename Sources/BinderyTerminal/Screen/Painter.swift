/// Paints the parts of a window that changed.
@MainActor
struct Painter {
  private var target: Canvas.Target
  private var damage: [CellRect] = []
  private var isWholeDamaged = true
  private var spinners: Set<CellRect> = []

  init(size: CellSize) { target = Self.target(size) }

  private static func target(_ size: CellSize) -> Canvas.Target {
    Canvas.Target(cells: CellBuffer(size: size, glyphs: GlyphTable()))
  }

  /// The size of the frames: that of the terminal, up to a limit.
  var size: CellSize { target.cells.size }

  /// Whether animations are running.
  var isAnimated: Bool { !spinners.isEmpty }

  /// Begins with empty cells.
  mutating func resize(to size: CellSize) {
    target = Self.target(size)
    isWholeDamaged = true
  }

  /// Paints an area again in the next frame.
  mutating func damage(_ rect: CellRect) {
    guard !rect.isEmpty, !isWholeDamaged else { return }
    if rect.width * rect.height * 2 > size.width * size.height || damage.count > 64 { return damageAll() }
    damage.append(rect)
  }

  mutating func damageAll() {
    isWholeDamaged = true
    damage.removeAll()
  }

  /// Removes the cursor until the focused box is painted again.
  mutating func hideCursor() { target.cursor = nil }

  /// Advances animations by one step.
  mutating func advance() {
    target.step += 1
    for rect in spinners { damage(rect) }
    spinners.removeAll()
  }

  /// Returns the cells after painting what is damaged, and the position of the cursor.
  mutating func paint(_ window: LayoutBox, focused: LayoutBox?, _ options: ScreenOptions) -> (
    cells: CellBuffer, cursor: CellPoint?
  ) {
    if target.cells.glyphs.isFull { resize(to: size) }
    target.focused = focused
    let bounds = target.cells.bounds
    if isWholeDamaged {
      target.cursor = nil
      spinners.removeAll()
      paint(window, bounds, options)
    } else {
      if let cursor = target.cursor, damage.contains(where: { $0.contains(cursor) }) { target.cursor = nil }
      for rect in damage { paint(window, rect.intersection(bounds), options) }
    }
    damage.removeAll(keepingCapacity: true)
    isWholeDamaged = false
    spinners.formUnion(target.spinners)
    target.spinners.removeAll()
    return (target.cells, target.cursor)
  }

  /// Returns the text of the first rows of a window, which may be higher than the frames.
  mutating func lines(of window: LayoutBox, rows: Int, _ options: ScreenOptions) -> [String] {
    var lines: [String] = []
    for start in stride(from: 0, to: rows, by: size.height) {
      target.cells = CellBuffer(size: size, glyphs: GlyphTable())
      paint(window, target.cells.bounds, options, from: start)
      lines += (0..<min(size.height, rows - start)).map { target.cells.text(row: $0) }
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Paints a part of the cells.
  ///
  /// - Parameter row: the row of the layout at the top of the cells.
  private func paint(_ window: LayoutBox, _ rect: CellRect, _ options: ScreenOptions, from row: Int = 0) {
    guard !rect.isEmpty else { return }
    target.cells.fill(rect, with: .blank)
    target.drawsLines = options.drawsLines
    var canvas = Canvas(target, palette: options.palette, clip: rect)
    canvas.origin.y = -row
    window.paint(canvas)
  }
}
