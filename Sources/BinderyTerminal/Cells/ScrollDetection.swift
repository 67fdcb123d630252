/// Rows that moved together, up (positive) or down.
struct Scroll: Equatable {
  /// The rows of the region, which is as wide as the screen.
  let rows: Range<Int>
  /// The number of rows by which they moved.
  let count: Int
}

/// Finds rows that moved, so that the terminal can move them instead of drawing them again.
enum ScrollDetection {
  /// The minimum number of moved rows for which a scroll costs less than drawing.
  private static let fewest = 3

  /// Returns the scroll that leaves the fewest rows to draw, or `nil` if none is worthwhile. O(cells) if
  /// rows changed.
  static func scroll(from old: CellBuffer, to new: CellBuffer) -> Scroll? {
    let height = new.size.height
    var (first, last) = (0, height - 1)
    while first <= last, isEqual(old, first, new, first) { first += 1 }
    while last >= first, isEqual(old, last, new, last) { last -= 1 }
    guard last - first + 1 > fewest else { return nil }
    let oldHashes = (first...last).map { hash(old, row: $0) }
    let newHashes = (first...last).map { hash(new, row: $0) }
    var best: (count: Int, rows: Int) = (0, 0)
    let unmoved = matches(oldHashes, newHashes, by: 0)
    for count in 1..<oldHashes.count {
      for signed in [count, -count] {
        let rows = matches(oldHashes, newHashes, by: signed)
        if rows > best.rows { best = (signed, rows) }
      }
    }
    guard best.rows >= fewest, best.rows > unmoved + 1 else { return nil }
    return region(from: oldHashes, to: newHashes, by: best.count, first: first)
  }

  /// Returns the region around the rows that moved; rows outside of it stay.
  private static func region(from old: [UInt64], to new: [UInt64], by count: Int, first: Int) -> Scroll? {
    let moved = new.indices.filter {
      old.indices.contains($0 + count) && new[$0] == old[$0 + count] && new[$0] != 0
    }
    guard let top = moved.first, let bottom = moved.last else { return nil }
    let rows = count > 0 ? top..<(bottom + count + 1) : (top + count)..<(bottom + 1)
    return Scroll(rows: (first + rows.lowerBound)..<(first + rows.upperBound), count: count)
  }

  private static func matches(_ old: [UInt64], _ new: [UInt64], by count: Int) -> Int {
    var matches = 0
    for row in max(0, -count)..<min(new.count, new.count - count)
    where new[row] == old[row + count] && new[row] != 0 {
      matches += 1
    }
    return matches
  }

  private static func isEqual(_ old: CellBuffer, _ a: Int, _ new: CellBuffer, _ b: Int) -> Bool {
    let width = new.size.width
    return old.cells.withUnsafeBufferPointer { old in
      new.cells.withUnsafeBufferPointer { new in
        (0..<width).allSatisfy { old[a * width + $0] == new[b * width + $0] }
      }
    }
  }

  /// Returns the FNV-1a hash of a row's cells; 0 for a row without text, which does not indicate a move.
  private static func hash(_ buffer: CellBuffer, row: Int) -> UInt64 {
    let width = buffer.size.width
    var (hash, isBlank) = (UInt64(0xCBF2_9CE4_8422_2325), true)
    buffer.cells.withUnsafeBufferPointer { cells in
      for cell in cells[(row * width)..<((row + 1) * width)] {
        if cell.glyph != .space { isBlank = false }
        let look = UInt64(cell.foreground.rawValue) << 32 | UInt64(cell.background.rawValue)
        hash = (hash ^ UInt64(cell.glyph.rawValue)) &* 0x100_0000_01B3
        hash = (hash ^ look ^ UInt64(cell.attributes.rawValue) << 16) &* 0x100_0000_01B3
      }
    }
    return isBlank ? 0 : hash
  }
}
