/// The style of a cell's text: colors and attributes.
public struct CellStyle: Hashable, Sendable {
  /// The color of the text.
  public var foreground: CellColor
  /// The color of the background.
  public var background: CellColor
  /// Attributes of the text, such as bold or underlined.
  public var attributes: CellAttributes

  /// Creates a style; without arguments, plain text in the terminal's default colors.
  public init(
    foreground: CellColor = .standard, background: CellColor = .standard, attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Plain text in the terminal's default colors.
  public static let plain = CellStyle()

  /// Returns the style with additional attributes.
  public func with(_ more: CellAttributes) -> CellStyle {
    var style = self
    style.attributes.formUnion(more)
    return style
  }
}

/// Attributes of a cell's text, named as SGR (ECMA-48) names them. Blinking is omitted
/// deliberately.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Bold or increased intensity (SGR 1).
  public static let bold = CellAttributes(rawValue: 1)
  /// Decreased intensity (SGR 2).
  public static let dim = CellAttributes(rawValue: 2)
  /// Italic (SGR 3).
  public static let italic = CellAttributes(rawValue: 4)
  /// Underlined once (SGR 4).
  public static let underline = CellAttributes(rawValue: 8)
  /// Text and background colors swapped (SGR 7).
  public static let reverse = CellAttributes(rawValue: 16)
  /// Crossed out (SGR 9).
  public static let strikethrough = CellAttributes(rawValue: 32)
}
