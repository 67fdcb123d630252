/// How a box's text differs from the text around it.
struct Ink: Hashable {
  /// The meaning of its colour.
  enum Tone: Hashable {
    case primary, secondary, accent, positive, warning, critical
    case fixed(CellColor)
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
  /// Colours from top to bottom.
  case gradient([CellColor])
}
