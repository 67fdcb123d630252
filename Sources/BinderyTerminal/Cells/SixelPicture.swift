/// Part of a picture as DEC's Sixel: bands of six rows of pixels, in which each color is written separately.
///
/// A terminal has about 256 color registers, so colors are reduced to 6 × 7 × 6 levels, with ordered dithering.
enum SixelPicture {
  /// Returns the sequence that draws a part of a picture, with its upper left corner at the cursor.
  ///
  /// - Parameter ground: the background, with which pixels are mixed; nil for the terminal's own, which pixels that are less than
  ///   half opaque leave visible.
  static func sequence(
    _ pixels: PixelGrid, x columns: Range<Int>, y rows: Range<Int>, over ground: CellColor? = nil
  ) -> [UInt8] {
    let columns = columns.clamped(to: 0..<pixels.width)
    let rows = rows.clamped(to: 0..<pixels.height)
    var bands: [[Int: [UInt8]]] = []
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: 6) {
      bands.append(band(pixels, columns, top..<min(top + 6, rows.upperBound), ground))
    }
    // Square pixels, a transparent background, and the size.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(columns.count);\(rows.count)".utf8)
    for register in Set(bands.flatMap(\.keys)).sorted() {
      let color = percentages(of: register)
      bytes += "#\(register);2;\(color.red);\(color.green);\(color.blue)".utf8
    }
    for (index, band) in bands.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "-")) }
      for (position, register) in band.keys.sorted().enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: "$")) }
        bytes += "#\(register)".utf8
        append(band[register] ?? [], to: &bytes)
      }
    }
    return bytes + "\u{1B}\\".utf8
  }

  /// Returns the rows (of up to six) that have each color, for every column: bit 0 is the highest row.
  private static func band(
    _ pixels: PixelGrid, _ columns: Range<Int>, _ rows: Range<Int>, _ ground: CellColor?
  ) -> [Int: [UInt8]] {
    var band: [Int: [UInt8]] = [:]
    for y in rows {
      for x in columns {
        guard let color = pixels.color(x, y, over: ground) else { continue }
        let bit = UInt8(1) << UInt8(y - rows.lowerBound)
        band[register(of: color, x, y), default: Array(repeating: 0, count: columns.count)][
          x - columns.lowerBound] |= bit
      }
    }
    return band
  }

  /// Appends columns of six pixels, with run-length encoding.
  private static func append(_ columns: [UInt8], to bytes: inout [UInt8]) {
    var rest = columns[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }.count
      rest = rest.dropFirst(run)
      // No more pixels of this color follow.
      if first == 0, rest.isEmpty { return }
      let sixel = 0x3F + first
      if run > 3 {
        bytes += "!\(run)".utf8
        bytes.append(sixel)
      } else {
        for _ in 0..<run { bytes.append(sixel) }
      }
    }
  }

  // MARK: Colors

  private static let levels = (red: 6, green: 7, blue: 6)

  /// Bayer's matrix: the thresholds of neighboring pixels differ as much as possible.
  private static let thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// Returns the register of a pixel's color, which depends on the position because of the dithering.
  static func register(of color: CellColor, _ x: Int, _ y: Int) -> Int {
    let threshold = thresholds[y % 4 * 4 + x % 4]
    func level(_ value: UInt8, of count: Int) -> Int {
      let scaled = Int(value) * (count - 1) * 16
      return min((scaled / 255 + threshold) / 16, count - 1)
    }
    let red = level(color.red, of: levels.red)
    let green = level(color.green, of: levels.green)
    return (red * levels.green + green) * levels.blue + level(color.blue, of: levels.blue)
  }

  /// Returns the color of a register in percent, as Sixel defines colors.
  static func percentages(of register: Int) -> (red: Int, green: Int, blue: Int) {
    func percent(_ level: Int, of count: Int) -> Int { (level * 100 + (count - 1) / 2) / (count - 1) }
    let blue = register % levels.blue
    let green = register / levels.blue % levels.green
    let red = register / levels.blue / levels.green
    return (percent(red, of: levels.red), percent(green, of: levels.green), percent(blue, of: levels.blue))
  }
}
