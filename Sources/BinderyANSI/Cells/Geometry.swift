/// A size in cells.
public struct CellSize: Hashable, Sendable {
  /// Columns and rows, never negative.
  public var width: Int
  public var height: Int

  /// Makes a size; negative numbers count as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// No cells.
  public static let zero = CellSize(width: 0, height: 0)
}

/// A place on the screen: columns and rows from the upper left, from zero.
public struct CellPoint: Hashable, Sendable {
  public var x: Int
  public var y: Int

  /// Makes a point.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A part of the screen. Its origin may lie outside the screen, as that of a row scrolled out of sight.
public struct CellRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  /// Columns and rows, never negative.
  public var width: Int
  public var height: Int

  /// Makes a rectangle; negative extents count as zero.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Nothing.
  public static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)

  /// The column after the last.
  public var maxX: Int { x + width }
  /// The row after the last.
  public var maxY: Int { y + height }
  /// Whether there is no cell in it.
  public var isEmpty: Bool { width == 0 || height == 0 }
  /// Columns and rows.
  public var size: CellSize { CellSize(width: width, height: height) }

  /// What lies in both.
  public func intersection(_ other: CellRect) -> CellRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return CellRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Whether a point lies in it.
  public func contains(_ point: CellPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The same, moved.
  public func offset(x dx: Int, y dy: Int) -> CellRect {
    CellRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Smaller by so many cells on each side.
  public func inset(x dx: Int, y dy: Int) -> CellRect {
    CellRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
