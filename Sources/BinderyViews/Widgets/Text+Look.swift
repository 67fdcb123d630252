// The modifiers of a text that return a text, so that texts with different styles can be joined.
extension Text {
  /// Sets the font; `nil` for the surrounding one.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// Sets the weight; `nil` for the surrounding weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  /// Sets the font design; `nil` for the surrounding design.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }

  /// Makes the text bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Makes the text bold, if active. The argument is tracked; a change updates only this text.
  public func bold(_ isActive: @autoclosure @escaping @MainActor () -> Bool) -> Text {
    styled(if: isActive) { $0.weight = .bold }
  }

  /// Makes the text italic.
  public func italic() -> Text { styled { $0.isItalic = true } }

  /// Makes the text italic, if active. The argument is tracked; a change updates only this text.
  public func italic(_ isActive: @autoclosure @escaping @MainActor () -> Bool) -> Text {
    styled(if: isActive) { $0.isItalic = true }
  }

  /// Sets the color of the text; `nil` for the surrounding one.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color?.resolved } }

  /// Sets the style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = style.resolved }
  }

  /// Underlines the text.
  public func underline(pattern: TextLine.Pattern = .solid, color: Color? = nil) -> Text {
    styled { $0.underline = TextLine(pattern, color: color) }
  }

  /// Underlines the text, if active. The first argument is tracked; a change updates only this text.
  public func underline(
    _ isActive: @autoclosure @escaping @MainActor () -> Bool, pattern: TextLine.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    styled(if: isActive) { $0.underline = TextLine(pattern, color: color) }
  }

  /// Strikes through the text.
  public func strikethrough(pattern: TextLine.Pattern = .solid, color: Color? = nil) -> Text {
    styled { $0.strikethrough = TextLine(pattern, color: color) }
  }

  /// Strikes through the text, if active. The first argument is tracked; a change updates only this text.
  public func strikethrough(
    _ isActive: @autoclosure @escaping @MainActor () -> Bool, pattern: TextLine.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    styled(if: isActive) { $0.strikethrough = TextLine(pattern, color: color) }
  }

  /// Sets the space between letters, in points, in addition to that of the font.
  public func kerning(_ kerning: Double) -> Text { tracking(kerning) }

  /// Sets the space between letters, in points, in addition to that of the font.
  public func tracking(_ tracking: Double) -> Text {
    styled { $0.tracking = tracking.isFinite ? tracking : 0 }
  }

  /// Sets the distance of a part of a joined text above the baseline, in points.
  public func baselineOffset(_ offset: Double) -> Text {
    styled { $0.baselineOffset = offset.isFinite ? offset : 0 }
  }

  /// Gives digits equal widths, so that numbers are aligned and do not jump.
  public func monospacedDigit() -> Text { styled { $0.tabularFigures = true } }
}

extension Text {
  /// A style on the heap: few texts have one, and a text without it is small.
  final class SharedLook {
    private let look: TextRun.Look
    /// Whether its weight, lines and slope apply; nil for always.
    private let isActive: (@MainActor () -> Bool)?
    /// The style that is nearer to the text.
    private let inner: SharedLook?

    init(
      _ look: TextRun.Look, if isActive: (@MainActor () -> Bool)? = nil, around inner: SharedLook? = nil
    ) {
      let isMerged = isActive == nil && inner?.isConstant == true
      self.look = isMerged ? inner?.look.completed(by: look) ?? look : look
      self.isActive = isActive
      self.inner = isMerged ? nil : inner
    }

    /// Whether all of it applies always.
    private var isConstant: Bool { isActive == nil && inner == nil }

    /// The style that applies now.
    @MainActor var current: TextRun.Look {
      let outer = isActive.map { $0() } ?? true ? look : TextRun.Look()
      return inner?.current.completed(by: outer) ?? outer
    }

    /// Describes the style of a text, which is nearer to it than what other modifiers set.
    @MainActor func describe(_ element: inout ElementDescription) {
      if let isActive {
        if let weight = look.weight { element.bindInner(.fontWeight) { isActive() ? weight : nil } }
        if look.isItalic { element.bindInner(.isItalic) { isActive() ? true : nil } }
        if let line = look.underline { element.bindInner(.underline) { isActive() ? line : nil } }
        if let line = look.strikethrough { element.bindInner(.strikethrough) { isActive() ? line : nil } }
      } else {
        if let font = look.font { element.set(.font, font) }
        if let weight = look.weight { element.set(.fontWeight, weight) }
        if let design = look.design { element.set(.fontDesign, design) }
        if look.isItalic { element.set(.isItalic, true) }
        if let foreground = look.foreground { element.set(.foreground, foreground) }
        if let line = look.underline { element.set(.underline, line) }
        if let line = look.strikethrough { element.set(.strikethrough, line) }
        if let tracking = look.tracking { element.set(.tracking, tracking) }
        if look.tabularFigures { element.set(.tabularFigures, true) }
      }
      inner?.describe(&element)
    }
  }

  /// Returns the text with another style. The text's own style takes precedence.
  ///
  /// - Parameter isActive: whether it has the style; nil for always. It is tracked.
  func styled(
    if isActive: (@MainActor () -> Bool)? = nil, _ change: (inout TextRun.Look) -> Void
  ) -> Text {
    var outer = TextRun.Look()
    change(&outer)
    var text = self
    text.look = SharedLook(outer, if: isActive, around: look)
    return text
  }
}
