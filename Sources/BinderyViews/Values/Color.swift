/// A colour: a meaning for which each host chooses the colour, light and dark, or a fixed one.
public struct Color: Sendable, Hashable {
  /// What a colour says.
  public enum Meaning: Sendable, Hashable, CaseIterable {
    case primary, secondary, accent, positive, warning, critical
  }

  /// What a host reads to show a colour.
  public enum Resolution: Sendable, Hashable {
    case meaning(Meaning)
    /// Parts of the sRGB space, 0 to 255; an opacity of 255 hides what is behind.
    case fixed(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8)
  }

  /// The meaning, or the fixed colour.
  public let resolution: Resolution

  /// A colour for a meaning.
  public init(_ meaning: Meaning) { resolution = .meaning(meaning) }

  /// A colour of the sRGB space. Components are from 0 to 1; others are brought into that range, and NaN is 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ part: Double) -> UInt8 { part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded()) }
    resolution = .fixed(red: byte(red), green: byte(green), blue: byte(blue), opacity: byte(opacity))
  }

  /// An opaque colour from its hexadecimal digits: `Color(hex: 0x2c6fd1)`. Digits before the last six are ignored.
  public init(hex: UInt32) {
    resolution = .fixed(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), opacity: 255)
  }

  public static let primary = Color(.primary)
  public static let secondary = Color(.secondary)
  public static let accent = Color(.accent)
  public static let positive = Color(.positive)
  public static let warning = Color(.warning)
  public static let critical = Color(.critical)
}

extension Color: CustomStringConvertible {
  /// `accent`, `#2c6fd1`, `#2c6fd180`.
  public var description: String {
    switch resolution {
    case .meaning(let meaning): return "\(meaning)"
    case .fixed(let red, let green, let blue, let opacity):
      let parts = opacity == 255 ? [red, green, blue] : [red, green, blue, opacity]
      return parts.reduce(into: "#") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
    }
  }
}
