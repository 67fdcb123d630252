/// The pixels of a picture at the size at which it is drawn.
public struct PixelGrid: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Red, green, blue and opacity of each pixel.
  let rgba: [UInt8]

  /// Creates a grid from pixels of four bytes: red, green, blue and opacity.
  ///
  /// - Returns: nil if there are too few bytes.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, rgba.count >= width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// Returns the color of a pixel in front of another color; nil if nothing of it is visible, or if it is outside.
  ///
  /// - Parameter ground: the color behind the picture; nil if it is unknown, so that a pixel is drawn if it is at least half opaque.
  func color(_ x: Int, _ y: Int, over ground: CellColor? = nil) -> CellColor? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let at = 4 * (y * width + x)
    let color = CellColor(red: rgba[at], green: rgba[at + 1], blue: rgba[at + 2])
    guard let ground else { return rgba[at + 3] >= 128 ? color : nil }
    return rgba[at + 3] < Self.least ? nil : ground.mixed(with: color, Double(rgba[at + 3]) / 255)
  }

  /// The least opacity that can be seen.
  private static let least: UInt8 = 13

  /// The color that most opaque pixels have, such as that of a pin; nil if none is opaque.
  var mainColor: CellColor? {
    var counts: [CellColor: Int] = [:]
    for at in stride(from: 0, to: width * height * 4, by: 4) where rgba[at + 3] == 255 {
      counts[CellColor(red: rgba[at], green: rgba[at + 1], blue: rgba[at + 2]), default: 0] += 1
    }
    return counts.max { ($0.value, $0.key.luminance) < ($1.value, $1.key.luminance) }?.key
  }
}
