/// A size and weight of type. Hosts choose the family.
public struct Font: Sendable, Hashable {
  /// A role of text, to which each host gives a size.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    case hero, largeTitle, title, title2, headline, body, callout, caption
  }

  /// The role of the text.
  public var style: TextStyle
  /// How heavy the letters are; `nil` for the weight of the style.
  public var weight: FontWeight?

  /// The font of a role.
  public init(_ style: TextStyle, weight: FontWeight? = nil) {
    self.style = style
    self.weight = weight
  }

  public static let hero = Font(.hero)
  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let headline = Font(.headline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let caption = Font(.caption)

  /// The same font in another weight.
  public func weight(_ weight: FontWeight) -> Font { Font(style, weight: weight) }

  /// The same font with heavy letters.
  public func bold() -> Font { weight(.bold) }
}

extension Font: CustomStringConvertible {
  /// `title`, `title bold`.
  public var description: String { weight.map { "\(style) \($0)" } ?? "\(style)" }
}
