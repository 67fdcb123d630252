internal import BinderyViews

/// Converts themes to the custom properties of the style sheet. What a theme leaves at its default has none.
package enum ThemeText {
  /// Returns the value of the attribute `data-theme`: the density, if it is set.
  static func attribute(of theme: Theme) -> String {
    switch theme.density {
    case .automatic: ""
    case .comfortable: "comfortable"
    case .compact: "compact"
    }
  }

  /// Returns the declarations, separated by semicolons.
  ///
  /// - Parameter around: the theme around it, whose colors are not declared again.
  /// - Complexity: O(1), some thousand operations for colors that are set.
  static func declarations(of theme: Theme, in around: Theme = Theme()) -> String {
    (colors(of: theme, in: around) + fonts(of: theme) + lengths(of: theme)).joined(separator: ";")
  }

  private static let paths: [(name: String, path: any KeyPath<ThemeShades, Shade> & Sendable)] = [
    ("background", \.background), ("surface", \.surface), ("raised", \.raised), ("secondary", \.secondary),
    ("tertiary", \.tertiary), ("accent", \.accent), ("accent-fill", \.accentFill), ("on-accent", \.onAccent),
    ("positive", \.positive), ("warning", \.warning), ("critical", \.critical),
  ]

  /// The properties that have a variant with more contrast.
  private static let strengthened: Set = [
    "background", "surface", "raised", "secondary", "tertiary", "accent", "accent-fill", "on-accent",
    "positive", "warning", "critical",
  ]

  private static func colors(of theme: Theme, in around: Theme) -> [String] {
    guard
      theme.light != around.light || theme.dark != around.dark
        || theme.hasHighContrast != around.hasHighContrast
    else { return [] }
    let (light, dark) = (ThemeShades(theme, in: .light), ThemeShades(theme, in: .dark))
    let outer = (ThemeShades(around, in: .light), ThemeShades(around, in: .dark))
    let strong = (
      ThemeShades(theme, in: .light, hasHighContrast: true),
      ThemeShades(theme, in: .dark, hasHighContrast: true)
    )
    return paths.flatMap { name, path -> [String] in
      var declarations: [String] = []
      let usual = (light[keyPath: path], dark[keyPath: path])
      if usual != (outer.0[keyPath: path], outer.1[keyPath: path]) {
        declarations.append("--\(name):\(text(usual))")
      }
      // The style sheet uses them if the person asks for more contrast.
      if strengthened.contains(name) {
        declarations.append("--\(name)-more:\(text((strong.0[keyPath: path], strong.1[keyPath: path])))")
      }
      return declarations
    }
  }

  private static func text(_ pair: (Shade, Shade)) -> String {
    pair.0 == pair.1
      ? pair.0.color.description : "light-dark(\(pair.0.color.description),\(pair.1.color.description))"
  }

  private static func fonts(of theme: Theme) -> [String] {
    var declarations: [String] = []
    if theme.fontDesign != .default { declarations.append("--family:\(family(theme.fontDesign))") }
    if let design = theme.titleDesign { declarations.append("--title-family:\(family(design))") }
    return declarations
  }

  private static func family(_ design: Font.Design) -> String {
    switch design {
    case .default: "var(--family-system)"
    case .serif: "var(--family-serif)"
    case .rounded: "var(--family-rounded)"
    case .monospaced: "var(--family-mono)"
    }
  }

  private static func lengths(of theme: Theme) -> [String] {
    var declarations: [String] = []
    if theme.cornerRadius != 14 {
      declarations.append("--radius-large:\(pixels(theme.cornerRadius, 0...32, 14))")
    }
    if theme.pageWidth != 720 {
      declarations.append("--page-width:\(pixels(theme.pageWidth, 320...2_000, 720))")
    }
    return declarations
  }

  private static func pixels(_ length: Double, _ range: ClosedRange<Double>, _ other: Double) -> String {
    let length = length.isNaN ? other : min(max(length, range.lowerBound), range.upperBound)
    return InlineStyle.pixels(length)
  }

  /// The address of a theme's own style sheet, which changes with its content.
  package static func path(ofStyleSheet css: String) -> String {
    "/bindery/theme-\(ClientFiles.fingerprint(of: [Array(css.utf8)])).css"
  }

  /// Returns a background as the color of a browser's bars.
  static func bars(of theme: Theme?, in scheme: ColorScheme) -> String {
    let shades = theme.map { ThemeShades($0, in: scheme) } ?? .standard(scheme)
    return shades.background.color.description
  }
}
