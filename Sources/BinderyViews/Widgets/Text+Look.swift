// The modifiers of a text that are still a text, so that texts with different looks can be joined.
extension Text {
  /// The font; `nil` for the one around.
  public func font(_ font: Font?) -> Text { looking { $0.font = font } }

  /// How heavy letters are; `nil` for the weight around.
  public func fontWeight(_ weight: Font.Weight?) -> Text { looking { $0.weight = weight } }

  /// The kind of letters; `nil` for the kind around.
  public func fontDesign(_ design: Font.Design?) -> Text { looking { $0.design = design } }

  /// Heavy letters.
  public func bold() -> Text { fontWeight(.bold) }

  /// Heavy letters, if active.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Slanted letters.
  public func italic() -> Text { looking { $0.isItalic = true } }

  /// Slanted letters, if active.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// The color of words; `nil` for the one around.
  public func foregroundColor(_ color: Color?) -> Text { looking { $0.foreground = color?.resolved } }

  /// What words are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    looking { $0.foreground = style.resolved }
  }

  /// A line under words.
  public func underline(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? looking { $0.underline = TextLine(pattern, color: color) } : self
  }

  /// A line through words.
  public func strikethrough(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? looking { $0.strikethrough = TextLine(pattern, color: color) } : self
  }

  /// The space between letters, in points, besides that of the font.
  public func kerning(_ kerning: Double) -> Text { tracking(kerning) }

  /// The space between letters, in points, besides that of the font.
  public func tracking(_ tracking: Double) -> Text {
    looking { $0.tracking = tracking.isFinite ? tracking : 0 }
  }

  /// How far a part of a joined text is above the line, in points.
  public func baselineOffset(_ offset: Double) -> Text {
    looking { $0.baselineOffset = offset.isFinite ? offset : 0 }
  }

  /// Digits of equal width, so that numbers are aligned and do not jump.
  public func monospacedDigit() -> Text { looking { $0.tabularFigures = true } }
}
