/// How a box's text differs from the text around it.
struct Ink: Hashable {
  /// The meaning of its color.
  enum Tone: Hashable {
    case primary, secondary, tertiary, accent, positive, warning, critical
    /// The ground of a screen, of a card and of a card on a card; lines.
    case background, surface, raised, separator
    case named(ColorName)
    case fixed(CellColor)
    /// One tone in light themes, and another one in dark themes.
    indirect case lightDark(light: Tone, dark: Tone)
  }

  var tone: Tone?
  var attributes: CellAttributes = []
  /// Whether this part is dark or light by itself.
  var isDark: Bool?
  /// Whether nothing in it can be used now.
  var isDisabled = false
}

/// What is painted behind a box.
enum BoxBackdrop: Hashable {
  case surface, raised
  case color(Ink.Tone)
  /// Colors from top to bottom.
  case gradient([Ink.Tone])
}
