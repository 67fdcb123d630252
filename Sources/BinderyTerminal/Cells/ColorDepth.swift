/// The number of colors that a terminal supports.
public enum ColorDepth: Int, Sendable, Comparable, CaseIterable {
  /// No colors: bold, underline and reverse remain (`NO_COLOR`).
  case none
  /// The eight colors of ECMA-48 and their bright forms.
  case sixteen
  /// The 256 colors of xterm.
  case indexed
  /// Red, green and blue, eight bits each.
  case truecolor

  public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}

/// Maps a color to the nearest one that a terminal supports.
enum ColorReduction {
  /// Returns the nearest of xterm's 256 colors, from the cube (16–231) or the grays (232–255).
  static func indexed(_ color: CellColor) -> UInt8 {
    let (r, g, b) = (Int(color.red), Int(color.green), Int(color.blue))
    let (cr, cg, cb) = (level(r), level(g), level(b))
    let cube = distance(r - step(cr), g - step(cg), b - step(cb))
    let average = (r + g + b) / 3
    let grey = min(max((average - 3) / 10, 0), 23)
    let value = 8 + 10 * grey
    if distance(r - value, g - value, b - value) < cube { return UInt8(232 + grey) }
    return UInt8(16 + 36 * cr + 6 * cg + cb)
  }

  /// Returns the nearest of the sixteen colors, by xterm's default values for them.
  static func sixteen(_ color: CellColor) -> UInt8 {
    let (r, g, b) = (Int(color.red), Int(color.green), Int(color.blue))
    var (best, nearest) = (UInt8(0), Int.max)
    for (index, entry) in palette.enumerated() {
      let away = distance(r - entry.0, g - entry.1, b - entry.2)
      if away < nearest { (best, nearest) = (UInt8(index), away) }
    }
    return best
  }

  private static func level(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
  private static func step(_ level: Int) -> Int { level == 0 ? 0 : 55 + 40 * level }
  // Weights the components by the eye's sensitivity, in tenths.
  private static func distance(_ r: Int, _ g: Int, _ b: Int) -> Int { 3 * r * r + 6 * g * g + b * b }

  private static let palette: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]
}
