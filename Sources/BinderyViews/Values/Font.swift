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

  /// The font of a hero.
  public static let hero = Font(.hero)
  /// The font of a large title.
  public static let largeTitle = Font(.largeTitle)
  /// The font of a title.
  public static let title = Font(.title)
  /// The font of a smaller title.
  public static let title2 = Font(.title2)
  /// The font of a headline.
  public static let headline = Font(.headline)
  /// The font of running text.
  public static let body = Font(.body)
  /// The font of a callout.
  public static let callout = Font(.callout)
  /// The font of a caption.
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
