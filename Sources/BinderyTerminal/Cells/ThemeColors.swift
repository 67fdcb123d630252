internal import BinderyViews

/// The colors that a theme sets, for both kinds of terminals. They are resolved once, when a box is shown.
final class ThemeColors: Hashable, Sendable {
  /// The colors of one scheme; nil for those that the theme leaves at their default.
  struct Shades: Hashable {
    var surface: CellColor?
    var raised: CellColor?
    var accent: CellColor?
  }

  private let light: Shades
  private let dark: Shades
  /// Whether secondary text and lines have the contrast of text.
  let isHighContrast: Bool

  init(_ theme: Theme) {
    func shades(_ scheme: ColorScheme) -> Shades {
      let (set, shades) = (theme[scheme], ThemeShades(theme, in: scheme))
      return Shades(
        surface: set.surface.map { _ in CellColor(shades.surface.hex) },
        raised: set.raised.map { _ in CellColor(shades.raised.hex) },
        accent: set.accent.map { _ in CellColor(shades.accent.hex) })
    }
    light = shades(.light)
    dark = shades(.dark)
    isHighContrast = theme.hasHighContrast
  }

  /// Returns the colors of a scheme.
  subscript(isDark: Bool) -> Shades { isDark ? dark : light }

  static func == (one: ThemeColors, other: ThemeColors) -> Bool {
    one === other
      || one.light == other.light && one.dark == other.dark && one.isHighContrast == other.isHighContrast
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
  }
}
