/// A cell's color: the terminal's default, or red, green and blue, in four bytes.
public struct CellColor: Hashable, Sendable {
  /// Zero for the terminal's default color, else `01rrggbb`.
  let rawValue: UInt32

  private init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The terminal's default foreground or background.
  public static let standard = CellColor(rawValue: 0)

  /// Creates a color from `0xrrggbb`; higher bits are ignored.
  public init(_ rgb: UInt32) { rawValue = 0x0100_0000 | (rgb & 0xFF_FFFF) }

  /// Creates a color from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.init(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// Whether it is the terminal's default color.
  public var isStandard: Bool { rawValue == 0 }
  /// The red component; 0 for the default color.
  public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  /// The green component; 0 for the default color.
  public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  /// The blue component; 0 for the default color.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

  /// The relative luminance as WCAG 2 defines it, 0 (black) to 1 (white).
  public var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      // The sRGB curve, approximated by a power of 2.2. The error is at most 0.03, which does not matter for
      // any threshold here.
      return value * value * (0.8 + 0.2 * value)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast to another color as WCAG 2 defines it, 1 to 21.
  func contrast(to other: CellColor) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Returns the nearest shade of the color that is legible as a mark on a background: at a contrast of 4.5, as far as white or black
  /// reach that.
  func legible(on ground: CellColor) -> CellColor {
    let end = CellColor(ground.luminance < 0.18 ? 0xFFFFFF : 0x000000)
    let steps = stride(from: 0, through: 1, by: 0.0625).map { mixed(with: end, $0) }
    return steps.first { $0.contrast(to: ground) >= 4.5 } ?? end
  }

  /// Returns a mix of this color (fraction 0) and another (1).
  public func mixed(with other: CellColor, _ fraction: Double) -> CellColor {
    let share = min(max(fraction, 0), 1)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return CellColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
