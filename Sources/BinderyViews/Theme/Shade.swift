internal import Foundation

/// An opaque color in the sRGB space.
package struct Shade: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  private init(mix: (Shade, Shade), _ fraction: Double) {
    func part(_ first: UInt8, _ second: UInt8) -> UInt8 {
      UInt8((Double(first) + (Double(second) - Double(first)) * fraction).rounded())
    }
    red = part(mix.0.red, mix.1.red)
    green = part(mix.0.green, mix.1.green)
    blue = part(mix.0.blue, mix.1.blue)
  }

  /// The digits after `0x`, as a number.
  package var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
  /// The same color for views.
  package var color: Color { Color(hex: hex) }

  static let white = Shade(0xFFFFFF)
  static let black = Shade(0x000000)

  /// Returns a mix of this color (fraction 0) and another one (1).
  func mixed(with other: Shade, _ fraction: Double) -> Shade { Shade(mix: (self, other), fraction) }

  /// The relative luminance as WCAG 2 defines it, 0 (black) to 1 (white).
  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast to another color as WCAG 2 defines it, 1 to 21.
  package func contrast(to other: Shade) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns the lowest contrast to some colors; 21 without any.
  func contrast(toAll others: [Shade]) -> Double { others.map(contrast(to:)).min() ?? 21 }

  /// Returns the nearest shade on the way to one of some colors that meets a condition; the first
  /// of those colors if none does.
  ///
  /// - Complexity: at most 256 evaluations of the condition for each end.
  func nearest(toward ends: [Shade], where passes: (Shade) -> Bool) -> Shade {
    for step in 0...255 {
      for end in ends {
        let shade = mixed(with: end, Double(step) / 255)
        if passes(shade) { return shade }
      }
    }
    return ends.first ?? self
  }
}

extension Shade {
  /// The shade of a color in a scheme; nil for none, such as a clear one. The opacity is ignored.
  init?(_ color: Color, in scheme: ColorScheme) {
    switch color.resolution {
    case .fixed(let red, let green, let blue):
      self.init(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    case .named(let name):
      guard let hex = name.textShade(in: scheme) else { return nil }
      self.init(hex)
    case .lightDark(let light, let dark): self.init(scheme == .light ? light : dark, in: scheme)
    case .meaning(let meaning):
      let standard = ThemeShades.standard(scheme)
      switch meaning {
      case .primary: self = standard.text
      case .secondary: self = standard.secondary
      case .tertiary: self = standard.tertiary
      case .accent: self = standard.accent
      case .positive: self = standard.positive
      case .warning: self = standard.warning
      case .critical: self = standard.critical
      case .background: self = standard.background
      case .surface: self = standard.surface
      case .raised: self = standard.raised
      case .fill, .separator: return nil
      }
    case .missing: return nil
    }
  }
}

extension Color.Name {
  /// Returns the shade of a named color for text on the background of a scheme, as `0xrrggbb`; nil for the clear color.
  package func textShade(in scheme: ColorScheme) -> UInt32? {
    let isDark = scheme == .dark
    return switch self {
    case .red: isDark ? 0xFF837A : 0xC3261F
    case .orange: isDark ? 0xFFA657 : 0xA84300
    case .yellow: isDark ? 0xFFD84D : 0x7D5C00
    case .green: isDark ? 0x4FCB8D : 0x157347
    case .mint: isDark ? 0x63E0CF : 0x0B7065
    case .teal: isDark ? 0x59CFE0 : 0x0B6B82
    case .cyan: isDark ? 0x66D1FF : 0x046A94
    case .blue: isDark ? 0x74ABFF : 0x1158D0
    case .indigo: isDark ? 0xA5A3FF : 0x4B49C6
    case .purple: isDark ? 0xD79BFF : 0x8A34B4
    case .pink: isDark ? 0xFF8FB1 : 0xBF1650
    case .brown: isDark ? 0xD3B08A : 0x7A5836
    case .gray: isDark ? 0xA3ABBB : 0x596073
    case .gray2: isDark ? 0x636A79 : 0xAEB2BC
    case .gray3: isDark ? 0x474D5A : 0xC6CAD3
    case .gray4: isDark ? 0x39404C : 0xD3D7DF
    case .gray5: isDark ? 0x2B303A : 0xE4E7ED
    case .gray6: isDark ? 0x1D2129 : 0xEEF0F5
    case .white: 0xFFFFFF
    case .black: 0x000000
    case .clear: nil
    }
  }
}
