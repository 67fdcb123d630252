/// The colors of a theme in one scheme as hosts show them: each has enough contrast to those on which it is shown.
package struct ThemeShades: Hashable, Sendable {
  package var background: Shade
  package var surface: Shade
  package var raised: Shade
  package var text: Shade
  package var secondary: Shade
  package var tertiary: Shade
  package var accent: Shade
  /// The accent as a background of white words.
  package var accentFill: Shade
  /// Words on ``accent``.
  package var onAccent: Shade
  package var positive: Shade
  package var warning: Shade
  package var critical: Shade
  /// The shades of the app's colors that were replaced.
  package var adjustments: [Theme.Adjustment] = []

  /// Returns the shades of the style sheet.
  package static func standard(_ scheme: ColorScheme) -> ThemeShades {
    switch scheme {
    case .light:
      ThemeShades(
        background: Shade(0xF1F3F8), surface: .white, raised: .white, text: Shade(0x12151C),
        secondary: Shade(0x596073), tertiary: Shade(0x636A7C), accent: Shade(0x1158D0),
        accentFill: Shade(0x1158D0), onAccent: .white, positive: Shade(0x157347), warning: Shade(0x8F5300),
        critical: Shade(0xC3261F))
    case .dark:
      ThemeShades(
        background: Shade(0x0C0E13), surface: Shade(0x171A21), raised: Shade(0x20242E), text: Shade(0xF2F4F8),
        secondary: Shade(0xA3ABBB), tertiary: Shade(0x929AAB), accent: Shade(0x74ABFF),
        accentFill: Shade(0x2264DC), onAccent: Shade(0x071226), positive: Shade(0x4FCB8D),
        warning: Shade(0xF3B95F), critical: Shade(0xFF837A))
    }
  }

  /// Returns the shades of a theme in a scheme.
  ///
  /// - Parameter hasHighContrast: whether the person asks for more contrast, in addition to the theme.
  package init(_ theme: Theme, in scheme: ColorScheme, hasHighContrast: Bool = false) {
    self = .standard(scheme)
    let colors = theme[scheme]
    let least = theme.hasHighContrast || hasHighContrast ? 7.0 : 4.5
    // Backgrounds keep more to text than it needs, so that less important text, too, can have enough.
    let grounds = setGrounds(colors, least == 7 ? 12 : 7, in: scheme)
    // Fields and bordered buttons are a veil over the background.
    let veil = Shade(scheme == .light ? 0x6F7A96 : 0x97A3BF)
    let veiled = grounds + grounds.map { $0.mixed(with: veil, scheme == .light ? 0.125 : 0.169) }
    for path in [\ThemeShades.secondary, \.positive, \.warning, \.critical] {
      let ink = self[keyPath: path]
      self[keyPath: path] = ink.nearest(toward: [text]) { $0.contrast(toAll: veiled) >= least }
    }
    tertiary = tertiary.nearest(toward: [text]) { $0.contrast(toAll: grounds) >= least }
    let given = colors.accent.flatMap { Shade($0, in: scheme) }
    accent = (given ?? accent).nearest(toward: [scheme == .light ? .black : .white]) { ink in
      // What is selected has some of the accent behind it.
      ink.contrast(toAll: veiled + [surface, background].map { $0.mixed(with: ink, 0.08) }) >= least
    }
    if let given { adjust("accent", given, to: accent, against: veiled, least, in: scheme) }
    onAccent =
      [.white, Shade(0x071226)].first { $0.contrast(to: accent) >= least }
      ?? (Shade.white.contrast(to: accent) > Shade.black.contrast(to: accent) ? .white : .black)
    let fill = given ?? accentFill
    accentFill = fill.nearest(toward: [.black, .white]) {
      $0.contrast(to: .white) >= least && $0.contrast(to: background) >= 3
    }
    if accentFill.contrast(to: background) < 3 {
      accentFill = fill.nearest(toward: [.black]) { $0.contrast(to: .white) >= least }
    }
  }

  /// Sets the backgrounds of an app, and returns all.
  private mutating func setGrounds(
    _ colors: Theme.Colors, _ least: Double, in scheme: ColorScheme
  ) -> [Shade] {
    let grounds: [(String, Color?, WritableKeyPath<ThemeShades, Shade>)] = [
      ("background", colors.background, \.background), ("surface", colors.surface, \.surface),
      ("raised", colors.raised, \.raised),
    ]
    for (name, color, path) in grounds {
      guard let color, let given = Shade(color, in: scheme) else { continue }
      self[keyPath: path] = given.nearest(toward: [scheme == .light ? .white : .black]) {
        $0.contrast(to: text) >= least
      }
      adjust(name, given, to: self[keyPath: path], against: [text], least, in: scheme)
    }
    return [background, surface, raised]
  }

  private mutating func adjust(
    _ name: String, _ given: Shade, to used: Shade, against others: [Shade], _ least: Double,
    in scheme: ColorScheme
  ) {
    guard given != used else { return }
    adjustments.append(
      Theme.Adjustment(
        scheme: scheme, name: name, given: given.color, used: used.color,
        contrast: given.contrast(toAll: others), leastContrast: least))
  }

  private init(
    background: Shade, surface: Shade, raised: Shade, text: Shade, secondary: Shade, tertiary: Shade,
    accent: Shade, accentFill: Shade, onAccent: Shade, positive: Shade, warning: Shade, critical: Shade
  ) {
    self.background = background
    self.surface = surface
    self.raised = raised
    self.text = text
    self.secondary = secondary
    self.tertiary = tertiary
    self.accent = accent
    self.accentFill = accentFill
    self.onAccent = onAccent
    self.positive = positive
    self.warning = warning
    self.critical = critical
  }
}

extension Theme {
  /// A color of a theme that has too little contrast, and the shade that hosts show instead.
  public struct Adjustment: Sendable, Hashable, CustomStringConvertible {
    /// The scheme in which it is shown.
    public let scheme: ColorScheme
    /// The name of the property in ``Theme/Colors``.
    public let name: String
    /// The color that the app sets.
    public let given: Color
    /// The nearest shade with enough contrast.
    public let used: Color
    /// The contrast of ``given`` to what it is shown with, 1 to 21.
    public let contrast: Double
    /// The least contrast.
    public let leastContrast: Double

    /// One sentence that names both colors.
    public var description: String {
      """
      The \(name) \(given) of a theme is shown as \(used) on \(scheme) screens: its contrast is \(rounded(contrast)) : 1, and text needs \
      \(rounded(leastContrast)) : 1. Set that color, or another one, to choose it yourself.
      """
    }

    private func rounded(_ contrast: Double) -> String { String((contrast * 10).rounded(.down) / 10) }
  }

  /// The colors that have too little contrast, with the shades that hosts show instead; empty if all have enough.
  public var adjustments: [Adjustment] {
    ColorScheme.allCases.flatMap { ThemeShades(self, in: $0).adjustments }
  }

  /// Writes the adjustments to standard error, once each.
  @MainActor
  func reportAdjustments() {
    for adjustment in adjustments { MissingResources.report(.contrast, "\(adjustment)") }
  }
}
