/// A font: a role of text, to which each host gives a size, or a size in points; with a weight, a design and traits.
public struct Font: Sendable, Hashable {
  /// A role of text, to which each host gives a size.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// The main figure of a screen.
    case hero
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The kind of letters.
  public enum Design: Sendable, Hashable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// Where the size comes from.
  public enum Size: Sendable, Hashable {
    case style(TextStyle)
    /// In points.
    case points(Double)
    /// A family by its name, in points. Hosts that do not have it take their own.
    indirect case custom(String, points: Double)
  }

  /// What letters have besides size, weight and design.
  public struct Traits: OptionSet, Sendable, Hashable {
    /// A bit for each trait.
    public let rawValue: UInt8

    /// Creates a set of the bits of its traits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Slanted.
    public static let italic = Traits(rawValue: 1)
    /// Digits of equal width.
    public static let monospacedDigit = Traits(rawValue: 2)
    /// Capital letters of the height of small ones.
    public static let smallCaps = Traits(rawValue: 4)
  }

  /// Where the size comes from.
  public var size: Size
  /// How heavy the letters are; `nil` for the weight of the style.
  public var weight: Weight?
  /// The kind of letters; `nil` for the kind around.
  public var design: Design?
  /// What else letters have.
  public var traits: Traits = []

  init(_ size: Size, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  init(_ style: TextStyle, weight: Weight? = nil) { self.init(.style(style), weight: weight) }

  /// The role of the text, where the size comes from one.
  public var style: TextStyle? { if case .style(let style) = size { style } else { nil } }
}

extension Font {
  /// The main figure of a screen.
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

  /// The host's font in a size.
  ///
  /// - Parameter size: in points, at least 1. It grows with the size of type that the person has set.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.points(size.isFinite ? max(1, size) : 17), weight: weight, design: design)
  }

  /// The host's font for a role of text.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// A font by the name of its family, where the host has it, else the host's own.
  ///
  /// - Parameter size: in points, at least 1.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(.custom(name, points: size.isFinite ? max(1, size) : 17))
  }

  /// A font by the name of its family, which grows as a role of text does.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A font by the name of its family, of a size that stays.
  public static func custom(_ name: String, fixedSize size: Double) -> Font { custom(name, size: size) }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// The same font with heavy letters.
  public func bold() -> Font { weight(.bold) }

  /// The same font, slanted.
  public func italic() -> Font { changed { $0.traits.insert(.italic) } }

  /// The same font with letters of equal width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// The same font with digits of equal width.
  public func monospacedDigit() -> Font { changed { $0.traits.insert(.monospacedDigit) } }

  /// The same font with small capital letters.
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
      case .custom(let name, let points): ["\(name) \(points)"]
      }
    if let weight { words.append("\(weight)") }
    if let design { words.append("\(design)") }
    if traits.contains(.italic) { words.append("italic") }
    if traits.contains(.monospacedDigit) { words.append("monospacedDigit") }
    if traits.contains(.smallCaps) { words.append("smallCaps") }
    return words.joined(separator: " ")
  }
}
