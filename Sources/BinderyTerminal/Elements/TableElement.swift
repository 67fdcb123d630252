internal import BinderyViews

/// A table: a line of headers, and rows with cells in the same columns. The last columns are left out where the screen is too narrow for
/// all; screen readers get a line for each cell.
final class TableElement: StackBox {
  /// The space between columns.
  static let spacing = 2
  /// The width that a column has at least, unless it is narrower by itself.
  private static let least = 8

  /// A column in cells.
  private struct Track: Equatable {
    let width: Int
    /// Whether it takes remaining width.
    let grows: Bool
  }

  private var tracks: [Track] = []

  override var stretches: Bool { true }

  override func update(_ node: Node, _ context: ElementContext) {
    tracks = (node[.tracks]?.items ?? []).map { item in
      switch item.size {
      case .fixed(let width): Track(width: max(1, Points.columns(width)), grows: false)
      case .flexible(let least, let most), .adaptive(let least, let most):
        most.isFinite
          ? Track(width: max(1, Points.columns(most)), grows: false)
          : Track(width: max(1, Points.columns(least)), grows: true)
      }
    }
  }

  override func arrange(_ boxes: [LayoutBox]) {
    setChildren(boxes)
    measurePlaceholders()
  }

  override func measureIdealWidth() -> Int {
    tracks.reduce(0) { $0 + $1.width } + Self.spacing * max(0, tracks.count - 1) + 2 * TableRowElement.edge
  }

  override func measureHeight(width: Int) -> Int {
    shareColumns(width)
    return super.measureHeight(width: width)
  }

  override func placeContent(_ rect: CellRect) {
    shareColumns(rect.width)
    super.placeContent(rect)
  }

  /// Gives the headers and the rows their common columns.
  private func shareColumns(_ width: Int) {
    let header = children.lazy.compactMap { $0 as? TableHeaderElement }.first
    let columns = isLinear ? [] : columns(in: width - 2 * TableRowElement.edge - (header?.menuWidth ?? 0))
    for case let line as any TableLine in children where line.columnWidths != columns {
      line.columnWidths = columns
    }
  }

  /// Returns the widths of the first columns, as many as fit.
  private func columns(in width: Int) -> [Int] {
    var (count, taken) = (0, 0)
    for track in tracks {
      taken += min(track.width, Self.least) + (count > 0 ? Self.spacing : 0)
      if count > 0, taken > width { break }
      count += 1
    }
    let shown = tracks.prefix(count)
    return Self.columns(
      shown.map(\.width), growing: shown.indices.filter { shown[$0].grows }, in: width, spacing: Self.spacing)
  }
}
