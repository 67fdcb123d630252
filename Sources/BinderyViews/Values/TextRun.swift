/// A part of a text with its own style.
public struct TextRun: Sendable, Hashable {
  /// The style of a part; `nil` values are inherited.
  public struct Look: Sendable, Hashable {
    public var font: Font?
    public var weight: Font.Weight?
    public var design: Font.Design?
    public var isItalic = false
    public var foreground: AnyShapeStyle?
    public var underline: TextLine?
    public var strikethrough: TextLine?
    /// The space between letters, in points.
    public var tracking: Double?
    /// The distance above the baseline, in points.
    public var baselineOffset: Double?
    /// Digits of equal width.
    public var tabularFigures = false

    /// Creates a style that inherits everything.
    public init() {}

    /// Returns this style, with missing values from another one.
    func completed(by outer: Look) -> Look {
      var look = self
      look.font = font ?? outer.font
      look.weight = weight ?? outer.weight
      look.design = design ?? outer.design
      look.isItalic = isItalic || outer.isItalic
      look.foreground = foreground ?? outer.foreground
      look.underline = underline ?? outer.underline
      look.strikethrough = strikethrough ?? outer.strikethrough
      look.tracking = tracking ?? outer.tracking
      look.baselineOffset = baselineOffset ?? outer.baselineOffset
      look.tabularFigures = tabularFigures || outer.tabularFigures
      return look
    }
  }

  /// The text.
  public var text: String
  /// Creates the style.
  public var look: Look
  /// The address to which the text links, if any.
  public var url: String?

  /// Creates a part of a text.
  public init(_ text: String, look: Look = Look(), url: String? = nil) {
    self.text = text
    self.look = look
    self.url = url
  }
}

extension TextRun: CustomStringConvertible {
  /// The text, with its style in parentheses if it has one.
  public var description: String {
    var words: [String] = []
    if let font = look.font { words.append("\(font)") }
    if let weight = look.weight { words.append("\(weight)") }
    if let design = look.design { words.append("\(design)") }
    if look.isItalic { words.append("italic") }
    if let foreground = look.foreground { words.append("\(foreground)") }
    if let line = look.underline { words.append("underline \(line)") }
    if let line = look.strikethrough { words.append("strikethrough \(line)") }
    if let url { words.append(url) }
    return words.isEmpty ? text : "\(text) (\(words.joined(separator: ", ")))"
  }
}

/// A text in parts with different styles.
public struct StyledText: Sendable, Hashable {
  /// The parts, in order.
  public var runs: [TextRun]

  /// Creates a text from parts.
  public init(_ runs: [TextRun]) { self.runs = runs }

  /// The text without styles.
  public var text: String { runs.map(\.text).joined() }
}

extension StyledText: CustomStringConvertible {
  /// The parts, separated by bars.
  public var description: String { runs.map(\.description).joined(separator: "|") }
}
