internal import BinderyViews

/// Boxes in columns.
final class GridElement: LayoutBox {
  /// The widths of a grid's columns.
  enum Tracks: Equatable {
    /// As many columns of equal width as fit.
    case adaptive(minimum: Int)
    /// Columns of fixed widths; those that are `nil` share the remaining width.
    case columns([Int?])
    /// Rows below each other. The cells of grid rows have common columns, as wide as the widest cell.
    case rows
  }

  /// The widths of the columns.
  private var tracks = Tracks.adaptive(minimum: 20)
  /// The space between columns, and between rows.
  private var spacing = (x: 2, y: 1)
  /// The alignment of cells in the columns of grid rows.
  private var cellAlignment = StackBox.Alignment.center

  override func update(_ node: Node, _ context: ElementContext) {
    tracks = Tracks(of: node)
    spacing = (2, max(1, Points.rows(node[.spacing] ?? 8)))
    if tracks == .rows {
      spacing = (Points.columns(node[.columnSpacing] ?? 8), Points.rows(node[.spacing] ?? 8))
      cellAlignment = node.crossAlignment
    }
  }

  override var stretches: Bool {
    tracks != .rows || isLinear || !cells.growing.isEmpty
      || visibleChildren.contains { !($0 is GridRowElement) && $0.stretches }
  }
  override func measureIdealWidth() -> Int {
    let ideals = visibleChildren.map(\.idealWidth)
    switch tracks {
    case .adaptive(let minimum):
      return ideals.map { max($0, minimum) }.reduce(0, +) + spacing.x * max(0, ideals.count - 1)
    case .columns(let widths):
      let widest = ideals.max() ?? 0
      return widths.map { $0 ?? widest }.reduce(0, +) + spacing.x * max(0, widths.count - 1)
    case .rows:
      let columns = cells.ideals
      return max(
        ideals.max() ?? 0, columns.reduce(0, +) + spacing.x * max(0, columns.count - 1) + rowPadding)
    }
  }

  /// Returns the empty lines between rows. Where rows are scarce, those of one line each, such as filters, need none.
  private func gap(between rows: [(boxes: ArraySlice<LayoutBox>, height: Int)]) -> Int {
    if isLinear || !density.hasGaps { return 0 }
    return density.hasPadding || rows.contains { $0.height > 1 } ? spacing.y : 0
  }

  /// Returns the widths of the columns.
  private func columns(_ width: Int) -> [Int] {
    if isLinear { return [width] }
    switch tracks {
    case .adaptive(let minimum):
      let fitting = (width + spacing.x) / (minimum + spacing.x)
      let count = max(1, min(fitting, max(1, visibleChildren.count)))
      return Array(repeating: max(1, (width - spacing.x * (count - 1)) / count), count: count)
    case .columns(let widths):
      let free = width - spacing.x * max(0, widths.count - 1) - widths.reduce(0) { $0 + ($1 ?? 0) }
      let shares = widths.count { $0 == nil }
      // Fixed columns that do not fit become narrower, so that each shows something.
      let most = max(1, (width - spacing.x * max(0, widths.count - 1)) / max(1, widths.count))
      return widths.map { free < 0 ? min($0 ?? most, most) : $0 ?? max(1, free / max(1, shares)) }
    case .rows: return [width]
    }
  }

  private func rows(_ widths: [Int]) -> [(boxes: ArraySlice<LayoutBox>, height: Int)] {
    let count = max(1, widths.count)
    let boxes = visibleChildren[...]
    return stride(from: 0, to: boxes.count, by: count).map { start in
      let row = boxes[start..<min(start + count, boxes.count)]
      return (row, zip(row, widths).map { $0.height(width: $1) }.max() ?? 0)
    }
  }

  private var gridRows: [GridRowElement] { visibleChildren.compactMap { $0 as? GridRowElement } }

  /// The columns that the padding of grid rows takes at both sides.
  private var rowPadding: Int { 2 * (gridRows.map(\.padding.x).max() ?? 0) }

  /// The ideal widths of the columns of grid rows, and the columns that take remaining width.
  private var cells: (ideals: [Int], growing: Set<Int>) {
    var ideals: [Int] = []
    var growing: Set<Int> = []
    for row in gridRows {
      for (index, cell) in row.visibleChildren.enumerated() {
        if index == ideals.count { ideals.append(0) }
        ideals[index] = max(ideals[index], cell.idealWidth)
        if cell.stretches || cell is SpacerBox { growing.insert(index) }
      }
    }
    return (ideals, growing)
  }

  /// Gives the grid rows their common columns.
  private func shareColumns(_ width: Int) {
    guard tracks == .rows, !isLinear else {
      for row in gridRows { row.columnWidths = [] }
      return
    }
    let (ideals, growing) = cells
    let columns = StackBox.columns(
      ideals, growing: growing.sorted(), in: max(0, width - rowPadding), spacing: spacing.x)
    for row in gridRows {
      row.columnSpacing = spacing.x
      row.cellAlignment = cellAlignment
      row.columnWidths = columns
    }
  }

  override func measureHeight(width: Int) -> Int {
    shareColumns(width)
    let rows = rows(columns(width))
    return rows.map(\.height).reduce(0, +) + gap(between: rows) * max(0, rows.count - 1)
  }

  override func placeContent(_ rect: CellRect) {
    shareColumns(rect.width)
    let widths = columns(rect.width)
    let rows = rows(widths)
    let gap = gap(between: rows)
    var y = rect.y
    for row in rows {
      var x = rect.x
      for (box, width) in zip(row.boxes, widths) {
        // A card is as high as its row. A stack is as high as its content, so that no list in it takes the rest.
        let height = box is StackElement ? box.height(width: width) : row.height
        box.place(CellRect(x: x, y: y, width: width, height: height))
        x += width + spacing.x
      }
      y += row.height + gap
    }
  }
}

extension GridElement.Tracks {
  fileprivate init(of node: Node) {
    let items = node[.tracks]?.items ?? []
    if node[.axis] == .horizontal {
      self = .adaptive(minimum: 12)
    } else if items.isEmpty, node[.axis] == .vertical {
      self = .rows
    } else if items.count == 1, case .adaptive(let minimum, _) = items[0].size {
      self = .adaptive(minimum: max(12, Points.columns(minimum)))
    } else if items.isEmpty {
      self = .columns([nil])
    } else {
      self = .columns(
        items.map { if case .fixed(let length) = $0.size { max(1, Points.columns(length)) } else { nil } })
    }
  }
}
