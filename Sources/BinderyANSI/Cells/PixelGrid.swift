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

  /// Returns the color of a pixel; nil if it is less than half opaque, or outside.
  func color(_ x: Int, _ y: Int) -> CellColor? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let at = 4 * (y * width + x)
    guard rgba[at + 3] >= 128 else { return nil }
    return CellColor(red: rgba[at], green: rgba[at + 1], blue: rgba[at + 2])
  }

  /// The color that most opaque pixels have, such as that of a pin; nil if none is opaque.
  var mainColor: CellColor? {
    var counts: [CellColor: Int] = [:]
    for at in stride(from: 0, to: width * height * 4, by: 4) where rgba[at + 3] == 255 {
      counts[CellColor(red: rgba[at], green: rgba[at + 1], blue: rgba[at + 2]), default: 0] += 1
    }
    return counts.max { ($0.value, $0.key.luminance) < ($1.value, $1.key.luminance) }?.key
  }
}
