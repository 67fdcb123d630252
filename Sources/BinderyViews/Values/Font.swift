/// A font: a text style, whose size each host chooses, or a size in points; with a weight, a design and traits.
public struct Font: Sendable, Hashable {
  /// A role of text, whose size each host chooses.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// The main number or word of a screen.
    case hero
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The design of letters.
  public enum Design: Sendable, Hashable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// The source of the size.
  public enum Size: Sendable, Hashable {
    case style(TextStyle)
    /// A size in points.
    case points(Double)
    /// A family by its name, with a size in points that grows with the person's text size unless it is fixed. Hosts that lack the
    /// family use their own.
    indirect case custom(String, points: Double, isFixed: Bool)
  }

  /// The traits of letters other than size, weight and design.
  public struct Traits: OptionSet, Sendable, Hashable {
    /// A bit for each trait.
    public let rawValue: UInt8

    /// Creates a set from the bits of its traits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Italic letters.
    public static let italic = Traits(rawValue: 1)
    /// Digits of equal width.
    public static let monospacedDigit = Traits(rawValue: 2)
    /// Capital letters of the height of small ones.
    public static let smallCaps = Traits(rawValue: 4)
  }

  /// The source of the size.
  public var size: Size
  /// The weight; `nil` for that of the style.
  public var weight: Weight?
  /// The design; `nil` for the surrounding one.
  public var design: Design?
  /// The other traits.
  public var traits: Traits = []

  init(_ size: Size, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  init(_ style: TextStyle, weight: Weight? = nil) { self.init(.style(style), weight: weight) }

  /// The text style, if it determines the size.
  public var style: TextStyle? { if case .style(let style) = size { style } else { nil } }
}

extension Font {
  /// The main number or word of a screen.
  public static let hero = Font(.hero)
  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  /// Returns the host's font in a size.
  ///
  /// - Parameter size: the size in points, at least 1. It grows with the person's text size.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.points(size.isFinite ? max(1, size) : 17), weight: weight, design: design)
  }

  /// Returns the host's font for a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// Returns a font by the name of its family, or the host's own if it lacks that.
  ///
  /// - Parameter size: the size in points, at least 1. It grows with the person's text size.
  public static func custom(_ name: String, size: Double) -> Font { custom(name, size, isFixed: false) }

  /// Returns a font by the name of its family, which grows like a text style.
  ///
  /// - Parameters:
  ///   - size: the size in points, at least 1. It grows with the person's text size.
  ///   - style: the style to grow like, which changes nothing: hosts enlarge all styles by the same factor.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    custom(name, size, isFixed: false)
  }

  /// Returns a font by the name of its family, with a size that the person's text size does not change.
  ///
  /// - Parameter size: the size in points, at least 1.
  public static func custom(_ name: String, fixedSize size: Double) -> Font {
    custom(name, size, isFixed: true)
  }

  private static func custom(_ name: String, _ size: Double, isFixed: Bool) -> Font {
    Font(.custom(name, points: size.isFinite ? max(1, size) : 17, isFixed: isFixed))
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font { changed { $0.traits.insert(.italic) } }

  /// Returns the font with letters of equal width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { changed { $0.traits.insert(.monospacedDigit) } }

  /// Returns the font with small capital letters.
  public func smallCaps() -> Font { changed { $0.traits.insert(.smallCaps) } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font: CustomStringConvertible {
  /// `title`, `title bold`, `17.0 semibold monospaced italic`.
  public var description: String {
    var words: [String] =
      switch size {
      case .style(let style): ["\(style)"]
      case .points(let points): ["\(points)"]
      case .custom(let name, let points, let isFixed): ["\(name) \(points)"] + (isFixed ? ["fixed"] : [])
      }
    if let weight { words.append("\(weight)") }
    if let design { words.append("\(design)") }
    if traits.contains(.italic) { words.append("italic") }
    if traits.contains(.monospacedDigit) { words.append("monospacedDigit") }
    if traits.contains(.smallCaps) { words.append("smallCaps") }
    return words.joined(separator: " ")
  }
}
