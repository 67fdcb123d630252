internal import Foundation

/// A color: a meaning or a name for which each host chooses the color, light and dark; a fixed one; or one of an app's
/// asset catalogs. As a view, it fills the offered space.
public struct Color: Sendable, Hashable {
  /// The meaning of a color.
  public enum Meaning: Sendable, Hashable, CaseIterable {
    /// Text, in three levels of importance.
    case primary, secondary, tertiary
    /// Controls; success; warnings; errors and destructive actions.
    case accent, positive, warning, critical
    /// The background of a screen, a card on it, and a card on another card.
    case background, surface, raised
    /// The background of a field or a bordered button; a line between neighbors.
    case fill, separator
  }

  /// A color name of SwiftUI, for which hosts have a light and a dark color.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case white, black, clear
  }

  /// The value that a host reads to show a color.
  public enum Resolution: Sendable, Hashable {
    case meaning(Meaning)
    case named(Name)
    /// Components in the sRGB space, 0 to 255.
    case fixed(red: UInt8, green: UInt8, blue: UInt8)
    /// One color for light screens and another one for dark screens.
    indirect case lightDark(light: Color, dark: Color)
    /// A color set that the app lacks, by its name. Hosts show gray.
    indirect case missing(String)
  }

  /// The meaning, the name or the components.
  public let resolution: Resolution
  /// The opacity, 0 to 255.
  public let alpha: UInt8

  init(_ resolution: Resolution, alpha: UInt8 = 255) {
    self.resolution = resolution
    self.alpha = alpha
  }

  init(meaning: Meaning) { self.init(.meaning(meaning)) }

  /// Creates a color in the sRGB space. Components are from 0 to 1; others are clamped, and NaN is 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let parts = Resolution.fixed(red: byte(red), green: byte(green), blue: byte(blue))
    self.init(parts, alpha: byte(opacity))
  }

  /// Creates a color in a color space. Both spaces are shown as sRGB. Components are from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let isLinear = colorSpace == .sRGBLinear
    func part(_ value: Double) -> Double { isLinear ? encoded(value) : value }
    self.init(red: part(red), green: part(green), blue: part(blue), opacity: opacity)
  }

  /// Creates a gray: 0 is black, 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a gray in a color space: 0 is black, 1 is white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from its hue, saturation and brightness, all from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    func part(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates an opaque color from its hexadecimal digits: `Color(hex: 0x2c6fd1)`. Digits before the last six are
  /// ignored.
  ///
  /// It is not public: most apps that come from SwiftUI have such an initializer of their own, with which it would be ambiguous.
  package init(hex: UInt32) {
    self.init(
      .fixed(
        red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
        blue: UInt8(truncatingIfNeeded: hex)))
  }

  /// Creates a color with different values for light and dark screens.
  package init(light: Color, dark: Color) { self.init(.lightDark(light: light, dark: dark)) }

  /// Creates a color set that the app lacks.
  init(missing name: String) { self.init(.missing(name)) }

  /// Creates a color of UIKit, by its name there.
  public init(_ color: SystemColor) { self.init(color.resolution) }

  /// Creates a color of UIKit, by its name there.
  public init(uiColor color: SystemColor) { self.init(color) }

  /// Returns the color with a lower opacity.
  ///
  /// - Parameter opacity: from 0 to 1; it is multiplied with the color's own.
  public func opacity(_ opacity: Double) -> Color {
    Color(resolution, alpha: byte(Double(alpha) / 255 * opacity))
  }

  /// A color space.
  public enum RGBColorSpace: Sendable, Hashable, CaseIterable {
    case sRGB, sRGBLinear, displayP3
  }
}

private func byte(_ part: Double) -> UInt8 { part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded()) }

/// Returns the encoded component of a linear one (IEC 61966-2-1).
private func encoded(_ part: Double) -> Double {
  part > 0.0031308 ? 1.055 * pow(min(part, 1), 1 / 2.4) - 0.055 : part * 12.92
}

extension Color: CustomStringConvertible {
  /// `accent`, `red`, `#2c6fd1`, `#2c6fd180`, `red 50%`, `light #ffffff dark #000000`,
  /// `missing Brand`.
  public var description: String {
    switch resolution {
    case .meaning(let meaning): return "\(meaning)" + share
    case .named(let name): return name.rawValue + share
    case .lightDark(let light, let dark): return "light \(light) dark \(dark)" + share
    case .missing(let name): return "missing \(name)" + share
    case .fixed(let red, let green, let blue):
      let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
      return parts.reduce(into: "#") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
    }
  }

  private var share: String { alpha == 255 ? "" : " \((Int(alpha) * 100 + 127) / 255)%" }
}
