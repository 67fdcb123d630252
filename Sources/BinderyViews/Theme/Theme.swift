/// The look of an app: its colors in light and dark, its fonts, radius, density and page width.
///
/// A theme changes what an app sets of it; all else is the default, which costs nothing:
///
///     var theme = Theme(accent: .indigo)
///     theme.titleDesign = .serif
///     theme.cornerRadius = 8
///
/// Hosts show colors with enough contrast (WCAG 2, AA): where one that the app sets has too little, they use its nearest shade that has
/// enough. ``adjustments`` lists those shades, and ``View/theme(_:)`` and ``Scene/theme(_:)`` report them once on standard error.
public struct Theme: Sendable, Hashable {
  /// The colors that an app sets for one scheme; `nil` for the default. Their opacity is ignored.
  public struct Colors: Sendable, Hashable {
    /// Controls, links and what is selected.
    public var accent: Color?
    /// The background of screens. A terminal keeps its own.
    public var background: Color?
    /// The background of cards and rows.
    public var surface: Color?
    /// The background of what is above cards, such as alerts and menus.
    public var raised: Color?

    /// Creates colors.
    public init(
      accent: Color? = nil, background: Color? = nil, surface: Color? = nil, raised: Color? = nil
    ) {
      self.accent = accent
      self.background = background
      self.surface = surface
      self.raised = raised
    }
  }

  /// The height of rows and controls.
  public enum Density: Sendable, Hashable, CaseIterable {
    /// Comfortable for touch, and compact for a mouse.
    case automatic
    /// Large enough for touch.
    case comfortable
    /// More rows on a screen. Touch screens keep heights that a finger hits.
    case compact
  }

  /// The colors of light screens.
  public var light: Colors
  /// The colors of dark screens.
  public var dark: Colors
  /// The design of text.
  public var fontDesign = Font.Design.default
  /// The design of titles; `nil` for that of text.
  public var titleDesign: Font.Design?
  /// The corner radius of cards, in points, 0 to 32. Controls have 6 sevenths of it.
  public var cornerRadius = 14.0
  /// The height of rows and controls.
  public var density = Density.automatic
  /// The width of a page in points, from which wide windows have margins; 320 to 2,000. Grids take half as much again.
  public var pageWidth = 720.0
  /// Whether text has a contrast of at least 7 : 1, as for people who ask their system for more contrast.
  public var hasHighContrast = false
  /// Rules of CSS that browsers apply after the style sheet of Bindery, for a whole window. `Documentation/Look.md` lists the custom
  /// properties and class names that stay.
  public var styleSheet: String?

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - accent: the color of controls in both schemes.
  ///   - light: the colors of light screens; an accent here wins.
  ///   - dark: the colors of dark screens; an accent here wins.
  public init(accent: Color? = nil, light: Colors = Colors(), dark: Colors = Colors()) {
    self.light = light
    self.dark = dark
    self.light.accent = light.accent ?? accent
    self.dark.accent = dark.accent ?? accent
  }

  /// Returns the theme as it is shown in a part of a screen with another theme: what it leaves out is that of the part around it.
  ///
  /// - Parameter hasBackground: whether the part has a background of its own, as sheets have.
  func inside(_ around: Theme, hasBackground: Bool) -> Theme {
    var theme = self
    for scheme in [\Theme.light, \.dark] {
      let outer = around[keyPath: scheme]
      let own = self[keyPath: scheme]
      theme[keyPath: scheme] = Colors(
        accent: own.accent ?? outer.accent,
        background: (hasBackground ? own.background : nil) ?? outer.background,
        surface: own.surface ?? outer.surface, raised: own.raised ?? outer.raised)
    }
    theme.hasHighContrast = hasHighContrast || around.hasHighContrast
    return theme
  }

  /// Returns the colors that an app sets for a scheme.
  public subscript(scheme: ColorScheme) -> Colors {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }
}

extension Theme {
  /// A calm look for reading: warm paper, serif titles, small corners.
  public static let paper: Theme = {
    var theme = Theme(
      light: Colors(
        accent: Color(hex: 0x9A3B26), background: Color(hex: 0xF7F2E9), surface: Color(hex: 0xFFFDF8),
        raised: Color(hex: 0xFFFDF8)),
      dark: Colors(
        accent: Color(hex: 0xF0A48C), background: Color(hex: 0x171411), surface: Color(hex: 0x221E1A),
        raised: Color(hex: 0x2C2722)))
    theme.titleDesign = .serif
    theme.cornerRadius = 6
    return theme
  }()

  /// A friendly look: greens, round letters and corners.
  public static let meadow: Theme = {
    var theme = Theme(
      light: Colors(
        accent: Color(hex: 0x1B6E4B), background: Color(hex: 0xEEF5EF), surface: Color(hex: 0xFFFFFF),
        raised: Color(hex: 0xFFFFFF)),
      dark: Colors(
        accent: Color(hex: 0x7AD9A8), background: Color(hex: 0x0B1410), surface: Color(hex: 0x15211B),
        raised: Color(hex: 0x1E2C25)))
    theme.fontDesign = .rounded
    theme.cornerRadius = 22
    return theme
  }()

  /// A sober look for work: neutral grays, dense rows, wide pages.
  public static let graphite: Theme = {
    var theme = Theme(
      light: Colors(
        accent: Color(hex: 0x27303F), background: Color(hex: 0xF4F4F5), surface: Color(hex: 0xFFFFFF),
        raised: Color(hex: 0xFFFFFF)),
      dark: Colors(
        accent: Color(hex: 0xE4E7EC), background: Color(hex: 0x000000), surface: Color(hex: 0x141416),
        raised: Color(hex: 0x1E1E21)))
    theme.cornerRadius = 8
    theme.density = .compact
    theme.pageWidth = 960
    return theme
  }()
}
