/// The width of text in terminal cells.
///
/// The width of a cluster (a user-perceived character) is the sum of its scalars' widths, at most two: an emoji of several
/// people
/// joined by ZWJ is two cells wide, a letter with accents one. U+FE0F requests the emoji form of the scalar before it,
/// which
/// is two cells wide. These are the rules of mode 2027 and of wcwidth's string function; the table names its Unicode
/// version.
public enum CellWidth {
  /// The version of Unicode that defines the widths.
  public static var unicodeVersion: String { WidthTable.unicodeVersion }

  /// Returns the width of a single scalar: 0, 1 or 2. Control characters have width 0.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value >= 0xA0 || (value >= 0x20 && value < 0x7F) ? 1 : 0 }
    return WidthTable.ranges.withUnsafeBufferPointer { ranges in
      var (low, high) = (0, ranges.count - 1)
      while low < high {
        let middle = (low + high + 1) / 2
        if ranges[middle] >> 2 <= value { low = middle } else { high = middle - 1 }
      }
      return Int(ranges[low] & 3)
    }
  }

  /// Returns the width of a cluster: 0, 1 or 2.
  public static func of(_ cluster: Character) -> Int {
    var width = 0
    var last: Unicode.Scalar?
    for scalar in cluster.unicodeScalars {
      if scalar == "\u{FE0F}", let last, last.properties.isEmoji { return 2 }
      width += of(scalar)
      if width >= 2 { return 2 }
      last = scalar
    }
    return width
  }

  /// Returns the width of a line of text. O(length), without Unicode look-ups for ASCII.
  public static func of(_ text: some StringProtocol) -> Int {
    var width = 0
    var isASCII = true
    for byte in text.utf8 {
      guard byte < 0x80 else {
        isASCII = false
        break
      }
      if byte >= 0x20, byte != 0x7F { width += 1 }
    }
    return isASCII ? width : text.reduce(0) { $0 + of($1) }
  }
}
