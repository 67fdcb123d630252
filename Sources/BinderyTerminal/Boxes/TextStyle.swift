internal import BinderyViews

/// The difference between a box's text style and the surrounding one.
struct TextStyle: Hashable {
  /// The meaning of a color.
  enum Tone: Hashable {
    case primary, secondary, tertiary, accent, positive, warning, critical
    /// The background of a screen, of a card and of a nested card; lines.
    case background, surface, raised, separator
    case named(Color.Name)
    case fixed(CellColor)
    /// One tone in light themes, and another one in dark themes.
    indirect case lightDark(light: Tone, dark: Tone)
  }

  var tone: Tone?
  var attributes: CellAttributes = []
  /// The alignment of the lines of texts; nil if it is not set.
  var alignment: TextAlignment?
  /// Whether this part is dark or light, regardless of its surroundings; nil if it is not set.
  var isDark: Bool?
  /// The colors of this part's theme; nil if it has none.
  var theme: ThemeColors?
  /// Whether the controls inside are disabled.
  var isDisabled = false
}

/// The background of a box.
enum BoxBackdrop: Hashable {
  case surface, raised
  case color(TextStyle.Tone)
  /// Colors from top to bottom.
  case gradient([TextStyle.Tone])
}
