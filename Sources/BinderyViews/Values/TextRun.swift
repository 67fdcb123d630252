/// A part of a text's words with a look of its own.
public struct TextRun: Sendable, Hashable {
  /// How words look; what is `nil` is as around.
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
    /// How far above the line it is, in points.
    public var baselineOffset: Double?
    /// Digits of equal width.
    public var tabularFigures = false

    /// The look of what is around.
    public init() {}

    /// This look, completed by another one where it says nothing.
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

  /// The words.
  public var text: String
  /// How they look.
  public var look: Look
  /// Where they lead to, if anywhere.
  public var url: String?

  /// Creates a part of a text.
  public init(_ text: String, look: Look = Look(), url: String? = nil) {
    self.text = text
    self.look = look
    self.url = url
  }
}

extension TextRun: CustomStringConvertible {
  /// The words, with their look in parentheses where they have one.
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

/// The words of a text in parts that look different.
public struct StyledText: Sendable, Hashable {
  /// The parts, in order.
  public var runs: [TextRun]

  /// Puts parts together.
  public init(_ runs: [TextRun]) { self.runs = runs }

  /// The words alone.
  public var text: String { runs.map(\.text).joined() }
}

extension StyledText: CustomStringConvertible {
  /// The parts, separated by bars.
  public var description: String { runs.map(\.description).joined(separator: "|") }
}
