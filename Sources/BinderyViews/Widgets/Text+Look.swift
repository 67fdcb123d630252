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

  /// Makes the text bold, if active.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes the text italic.
  public func italic() -> Text { styled { $0.isItalic = true } }

  /// Makes the text italic, if active.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Sets the color of the text; `nil` for the surrounding one.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color?.resolved } }

  /// Sets the style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = style.resolved }
  }

  /// Underlines the text.
  public func underline(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? styled { $0.underline = TextLine(pattern, color: color) } : self
  }

  /// Strikes through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? styled { $0.strikethrough = TextLine(pattern, color: color) } : self
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
