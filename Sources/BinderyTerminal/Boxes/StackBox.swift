internal import BinderyViews

/// Boxes in a column, in a row, or on top of each other.
class StackBox: LayoutBox {
  enum Axis: Hashable { case vertical, horizontal, depth }
  enum Alignment: Hashable { case start, center, end }

  var axis = Axis.vertical
  /// The space between neighbors, in columns or rows.
  var spacing = 0
  /// The alignment across the axis.
  var alignment = Alignment.start
  /// The vertical alignment of layers.
  var layerAlignment = Alignment.center
  /// Whether the boxes of a row that do not fit beside each other continue on further lines.
  var breaksLines = false

  /// Whether the boxes of a column can take the rows that are left.
  var offersHeight: Bool { true }

  override var fillsHeight: Bool { super.fillsHeight || flags.fillsHeight }
  override var scrolls: Bool { isWholeScreen || flags.scrolls }
  override var stretches: Bool { fillsWidth || flags.stretches }

  /// The direction of its layout. For screen readers, neighbors and layers are below each other.
  private var flow: Axis { isLinear ? .vertical : axis }
  /// The empty lines between neighbors in a column.
  var gap: Int { !density.hasGaps || isLinear && axis != .vertical ? 0 : spacing }
  private var side: Alignment { isLinear ? .start : alignment }

  private var flagsCache: (fillsHeight: Bool, scrolls: Bool, stretches: Bool)?

  /// The flags derived from its children, cached.
  private var flags: (fillsHeight: Bool, scrolls: Bool, stretches: Bool) {
    if let flagsCache { return flagsCache }
    var flags = (fillsHeight: false, scrolls: false, stretches: false)
    for box in visibleChildren {
      if flow == .vertical, box.fillsHeight { flags.fillsHeight = true }
      if flow == .vertical, box.scrolls { flags.scrolls = true }
      if box.stretches || (axis == .horizontal && box.isFlexibleSpace) { flags.stretches = true }
    }
    flagsCache = flags
    return flags
  }

  override func forgetMeasures() {
    super.forgetMeasures()
    flagsCache = nil
  }

  override func measureIdealWidth() -> Int {
    guard flow == .horizontal else { return visibleChildren.map(\.idealWidth).max() ?? 0 }
    let boxes = rowChildren
    return boxes.reduce(0) { $0 + $1.idealWidth } + spacing * max(0, boxes.count - 1)
  }

  override func measureHeight(width: Int) -> Int {
    let boxes = visibleChildren
    switch flow {
    case .vertical:
      var (height, shown) = (0, 0)
      for box in boxes {
        let rows = box.height(width: breadth(of: box, in: width))
        height += rows
        // Boxes without height take no spacing.
        if rows > 0 || box is SpacerBox && !isLinear { shown += 1 }
      }
      return height + gap * max(0, shown - 1)
    case .horizontal:
      if needsLines(width) { return linesHeight(width) }
      if wraps(width) { return wrappedHeight(width) }
      let boxes = rowChildren
      return zip(boxes, columns(of: boxes, in: width)).map { $0.height(width: $1) }.max() ?? 0
    case .depth: return boxes.map { $0.height(width: breadth(of: $0, in: width)) }.max() ?? 0
    }
  }

  override func placeContent(_ rect: CellRect) {
    switch flow {
    case .vertical: placeColumn(rect)
    case .horizontal:
      if needsLines(rect.width) { return placeLines(rect) }
      wraps(rect.width) ? placeWrapped(rect) : placeRow(rect)
    case .depth:
      for box in visibleChildren {
        let width = breadth(of: box, in: rect.width)
        let height = box.fillsHeight ? rect.height : box.height(width: width)
        box.place(
          CellRect(
            x: rect.x + offset(width, in: rect.width),
            y: rect.y + layerAlignment.offset(height, in: rect.height), width: width, height: height))
      }
    }
  }

  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    guard axis == .vertical, children.count > 32 else { return paintChildren(canvas) }
    // Rows are in order, so a binary search finds the visible ones.
    let top = canvas.clip.y - canvas.origin.y
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle].frame.maxY <= top, !children[middle].isHidden {
        low = middle + 1
      } else {
        high = middle
      }
    }
    for child in children[low...] {
      if child.frame.y >= canvas.clip.maxY - canvas.origin.y { break }
      child.paint(canvas)
    }
  }

  // MARK: A column

  /// Returns a box's width in a column: the whole width if it fills or does not fit, or if it is only text at the start, else its ideal
  /// width.
  private func breadth(of box: LayoutBox, in width: Int) -> Int {
    box.stretches || side == .start && !box.hugs && flow != .depth ? width : min(width, box.idealWidth)
  }

  private func offset(_ width: Int, in available: Int) -> Int {
    side.offset(width, in: available)
  }

  private func placeColumn(_ rect: CellRect) {
    let boxes = visibleChildren
    let growing = offersHeight ? boxes.filter { $0.fillsHeight } : []
    // If space is short, scrolling boxes shrink.
    let scrolling = growing.filter { $0.scrolls }
    let needed = measureHeight(width: rect.width)
    let taken = scrolling.reduce(0) { $0 + $1.height(width: breadth(of: $1, in: rect.width)) }
    let shares = scrolling.isEmpty ? growing : scrolling
    var free = shares.isEmpty ? 0 : max(0, rect.height - needed + taken)
    var share = shares.count
    var y = rect.y
    var isFirst = true
    for box in boxes {
      let width = breadth(of: box, in: rect.width)
      var height = box.height(width: width)
      if height > 0 || box is SpacerBox && !isLinear {
        if !isFirst { y += gap }
        isFirst = false
      }
      if offersHeight, box.fillsHeight, scrolling.isEmpty || box.scrolls {
        let part = free / share
        let own = box.scrolls ? 0 : height
        height = min(part + own, max(own, box.mostRows(width: width) ?? .max))
        free -= height - own
        share -= 1
      }
      box.place(CellRect(x: rect.x + offset(width, in: rect.width), y: y, width: width, height: height))
      y += height
    }
  }

  // MARK: A row

  /// The boxes of a row. One without width, such as a picture that is neither drawn nor described, takes no spacing.
  final var rowChildren: [LayoutBox] {
    let boxes = visibleChildren
    return boxes.contains { $0.isEmptyInRow } ? boxes.filter { !$0.isEmptyInRow } : boxes
  }

  /// Returns the widths of boxes in a row.
  private func columns(of boxes: [LayoutBox], in width: Int) -> [Int] {
    // Spacers get what nothing else takes.
    let filling = boxes.indices.filter { boxes[$0].stretches && !boxes[$0].isFlexibleSpace }
    let growing = filling.isEmpty ? boxes.indices.filter { boxes[$0].isFlexibleSpace } : filling
    return Self.columns(boxes.map(\.idealWidth), growing: growing, in: width, spacing: spacing)
  }

  /// Returns the widths of columns from their ideal widths. If these do not fit, the widest shrink first. Columns that grow share the rest:
  /// each has an equal part, or its ideal width if that is more.
  static func columns(_ ideals: [Int], growing: [Int], in width: Int, spacing: Int) -> [Int] {
    let available = max(0, width - spacing * max(0, ideals.count - 1))
    var columns = ideals
    var excess = columns.reduce(0, +) - available
    while excess > 0, let widest = columns.max(), widest > 0 {
      let next = columns.filter { $0 < widest }.max() ?? 0
      let count = columns.count { $0 == widest }
      let cut = max(1, min(widest - next, (excess + count - 1) / count))
      for index in columns.indices where columns[index] == widest && excess > 0 {
        let less = min(cut, excess)
        columns[index] -= less
        excess -= less
      }
    }
    guard excess < 0, !growing.isEmpty else { return columns }
    var free = growing.reduce(-excess) { $0 + ideals[$1] }
    let widestFirst = growing.sorted { (ideals[$1], $0) < (ideals[$0], $1) }
    for (position, index) in widestFirst.enumerated() {
      columns[index] = max(ideals[index], free / (growing.count - position))
      free -= columns[index]
    }
    return columns
  }

  private func placeRow(_ rect: CellRect) {
    let boxes = rowChildren
    for box in visibleChildren where box.isEmptyInRow {
      box.place(CellRect(x: rect.x, y: rect.y, width: 0, height: 0))
    }
    var x = rect.x
    for (box, width) in zip(boxes, columns(of: boxes, in: rect.width)) {
      let height = box.fillsHeight ? rect.height : box.height(width: width)
      let free = max(0, rect.height - height)
      let y = rect.y + (alignment == .start ? 0 : alignment == .center ? free / 2 : free)
      box.place(CellRect(x: x, y: y, width: width, height: height))
      x += width + spacing
    }
  }

  // MARK: A row on a narrow screen

  /// Whether a row is so narrow that its boxes get separate lines: each would get fewer columns than a word needs.
  private func wraps(_ width: Int) -> Bool {
    let boxes = visibleChildren
    guard boxes.count > 1 else { return false }
    let wide = boxes.filter { !($0 is SpacerBox) && $0.idealWidth > 6 }
    return wide.count > 1 && idealWidth - 2 * padding.x > width && width / wide.count < 9
  }

  private func wrappedHeight(_ width: Int) -> Int {
    visibleChildren.filter { !($0 is SpacerBox) }.map { $0.height(width: min(width, max(1, $0.idealWidth))) }
      .reduce(0, +)
  }

  private func placeWrapped(_ rect: CellRect) {
    var y = rect.y
    for box in visibleChildren {
      if box is SpacerBox {
        box.place(CellRect(x: rect.x, y: y, width: 0, height: 0))
        continue
      }
      let width = min(rect.width, max(1, box.idealWidth))
      let height = box.height(width: width)
      box.place(CellRect(x: rect.x, y: y, width: width, height: height))
      y += height
    }
  }
}

extension LayoutBox {
  fileprivate var isEmptyInRow: Bool { idealWidth == 0 && !stretches && !(self is SpacerBox) }
}

/// A flexible space, or one of the size that a frame gives it.
final class SpacerBox: LayoutBox {
  /// The columns and rows of a frame; nil where it takes the rest.
  private var size: (x: Int?, y: Int?)

  override func update(_ node: Node, _ context: ElementContext) {
    size = (node[.frame]?.width.map(Points.columns), node[.frame]?.height.map(Points.rows))
  }

  override var isFlexibleSpace: Bool { size.x == nil }
  override var fillsHeight: Bool { !isLinear && size.y == nil }
  override func measureIdealWidth() -> Int { isLinear ? 0 : size.x ?? 0 }
  override func measureHeight(width: Int) -> Int { isLinear ? 0 : size.y ?? 0 }
}

/// A line between neighbors.
final class DividerBox: LayoutBox {
  override func measureIdealWidth() -> Int { 1 }
  override func measureHeight(width: Int) -> Int { isLinear ? 0 : 1 }
  override func paintContent(_ canvas: Canvas, _ rect: CellRect) {
    guard canvas.target.drawsLines else { return }
    let style = CellStyle(foreground: canvas.palette.separator)
    if fillsWidth {
      canvas.write(String(repeating: "─", count: rect.width), x: rect.x, y: rect.y, style: style)
    } else {
      for y in 0..<max(0, rect.height) { canvas.write("│", x: rect.x, y: rect.y + y, style: style) }
    }
  }
}

extension StackBox.Alignment {
  /// Returns where something begins in more space than it needs.
  func offset(_ length: Int, in available: Int) -> Int {
    switch self {
    case .start: 0
    case .center: max(0, available - length) / 2
    case .end: max(0, available - length)
    }
  }
}
