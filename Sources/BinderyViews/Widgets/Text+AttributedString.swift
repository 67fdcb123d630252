public import Foundation

// The attributes of a text that views show. They are read as in SwiftUI: `text.foregroundColor = .red`.

/// The attribute of a font.
public enum FontAttribute: AttributedStringKey {
  public typealias Value = Font
  public static let name = "Bindery.Font"
}

/// The attribute of the color of letters.
public enum ForegroundColorAttribute: AttributedStringKey {
  public typealias Value = Color
  public static let name = "Bindery.ForegroundColor"
}

/// The attribute of a line under letters.
public enum UnderlineStyleAttribute: AttributedStringKey {
  public typealias Value = TextLine
  public static let name = "Bindery.UnderlineStyle"
}

/// The attribute of a line through letters.
public enum StrikethroughStyleAttribute: AttributedStringKey {
  public typealias Value = TextLine
  public static let name = "Bindery.StrikethroughStyle"
}

/// The attribute of the space between letters, in points.
public enum TrackingAttribute: AttributedStringKey {
  public typealias Value = Double
  public static let name = "Bindery.Tracking"
}

/// The attribute of the space between letters, in points: the same as ``TrackingAttribute``.
public enum KerningAttribute: AttributedStringKey {
  public typealias Value = Double
  public static let name = "Bindery.Kerning"
}

/// The attribute of the distance above the baseline, in points.
public enum BaselineOffsetAttribute: AttributedStringKey {
  public typealias Value = Double
  public static let name = "Bindery.BaselineOffset"
}

extension AttributeScopes {
  /// The attributes that a ``Text`` shows, with `link`.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let tracking: TrackingAttribute
    public let kern: KerningAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes
  }

  /// The attributes that a ``Text`` shows, with `link`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// Shows a text whose parts have attributes of their own: font, color, lines, spaces and links. The argument is tracked.
  // Generic, so that a literal is no candidate: it would make bodies take long to type-check.
  @_disfavoredOverload
  nonisolated public init<Content: AttributedStringProtocol>(
    _ attributedContent: @autoclosure @escaping @MainActor () -> Content
  ) {
    words = .styled {
      let content = attributedContent()
      return StyledText(AttributedString(content[content.startIndex..<content.endIndex]))
    }
  }
}

extension TextLine {
  /// A solid line.
  public static let single = TextLine()
}

extension StyledText {
  init(_ text: AttributedString) {
    self.init(
      text.runs.map { run in
        var look = TextRun.Look()
        look.font = run.font
        look.foreground = run.foregroundColor?.resolved
        look.underline = run.underlineStyle
        look.strikethrough = run.strikethroughStyle
        look.tracking = run.tracking ?? run.kern
        look.baselineOffset = run.baselineOffset
        return TextRun(String(text[run.range].characters), look: look, url: run.link?.absoluteString)
      })
  }
}
