/// The colors of the screen, named like the design's tokens.
///
/// Text and background have the terminal's default colors, so that a person's palette applies; the others depend on whether it
/// is light or dark, and on the theme of the app.
public struct Palette: Hashable, Sendable {
  /// Whether the terminal's background is dark.
  public var isDark: Bool
  /// Whether only attributes are used: every state is then also indicated by other means than color.
  public var isColorless: Bool

  /// Whether secondary text and lines have the same contrast as text.
  public private(set) var isHighContrast: Bool

  private let text: CellColor
  private let weakText: CellColor
  private let line: CellColor
  private(set) var surface: CellColor
  private(set) var raised: CellColor
  private(set) var accent: CellColor
  private(set) var onAccent: CellColor
  private(set) var positive: CellColor
  private(set) var warning: CellColor
  private(set) var critical: CellColor

  /// Creates the palette of a background.
  ///
  /// - Parameter isHighContrast: whether secondary text and lines have the same contrast as text.
  public init(isDark: Bool, isColorless: Bool = false, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isColorless = isColorless
    self.isHighContrast = isHighContrast
    text = .standard
    weakText = CellColor(isDark ? 0xA5ADB8 : 0x5B6470)
    line = CellColor(isDark ? 0x4A515C : 0xC2C8D0)
    surface = CellColor(isDark ? 0x23272E : 0xEEF1F5)
    raised = CellColor(isDark ? 0x333943 : 0xDDE3EA)
    accent = CellColor(isDark ? 0x6CB6FF : 0x0A5CC2)
    onAccent = CellColor(isDark ? 0x0B1622 : 0xFFFFFF)
    positive = CellColor(isDark ? 0x6BD58F : 0x14713A)
    warning = CellColor(isDark ? 0xF0B860 : 0x8A5300)
    critical = CellColor(isDark ? 0xFF8A85 : 0xB3261E)
  }

  /// Returns the palette of a part of the screen with its own background, on which the terminal's text color might not be
  /// legible.
  func scheme(isDark: Bool) -> Palette {
    var palette = Palette(isDark: isDark, isColorless: isColorless, isHighContrast: isHighContrast)
    if let colors { palette.use(colors) }
    palette.ownText = CellColor(isDark ? 0xF5F7FA : 0x14181D)
    return palette
  }

  /// The colors of the surrounding theme; nil without one.
  private var colors: ThemeColors?

  /// Uses what a theme sets.
  mutating func use(_ colors: ThemeColors) {
    self.colors = colors
    let shades = colors[isDark]
    if let shade = shades.surface { surface = shade }
    if let shade = shades.raised { raised = shade }
    if let shade = shades.accent {
      // The terminal's background may be another one than the theme's.
      accent = shade.legible(on: ground)
      onAccent = CellColor(accent.luminance < 0.18 ? 0xFFFFFF : 0x000000)
    }
    if colors.isHighContrast { isHighContrast = true }
  }

  private var ownText: CellColor?

  /// The color that is assumed for the terminal's background where something is mixed with it.
  var ground: CellColor { CellColor(isDark ? 0x16191E : 0xFFFFFF) }

  /// The color of ordinary text.
  var primary: CellColor { ownText ?? text }
  /// The color of secondary text.
  var secondary: CellColor { isHighContrast ? primary : weakText }
  /// The color of lines.
  var separator: CellColor { isHighContrast ? primary : line }
}
