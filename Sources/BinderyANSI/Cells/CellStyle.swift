/// How a cell's text looks: colors and attributes.
public struct CellStyle: Hashable, Sendable {
  /// The text's color.
  public var foreground: CellColor
  /// The color behind it.
  public var background: CellColor
  /// Bold, underlined and so on.
  public var attributes: CellAttributes

  /// Makes a style; without arguments, plain text in the terminal's own colors.
  public init(
    foreground: CellColor = .standard, background: CellColor = .standard, attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Plain text in the terminal's own colors.
  public static let plain = CellStyle()

  /// The same with more attributes.
  public func with(_ more: CellAttributes) -> CellStyle {
    var style = self
    style.attributes.formUnion(more)
    return style
  }
}

/// Attributes of a cell's text, as SGR (ECMA-48) names them. Blinking is left out on purpose.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let bold = CellAttributes(rawValue: 1)
  public static let dim = CellAttributes(rawValue: 2)
  public static let italic = CellAttributes(rawValue: 4)
  public static let underline = CellAttributes(rawValue: 8)
  public static let reverse = CellAttributes(rawValue: 16)
  public static let strikethrough = CellAttributes(rawValue: 32)
}
