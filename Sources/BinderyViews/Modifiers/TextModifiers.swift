extension View {
  /// The font of text inside; `nil` for the one around.
  public func font(_ font: Font?) -> some View {
    element(.inherited) { if let font { $0.set(.font, font) } }
  }

  /// How heavy letters inside are; `nil` for the weight around.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    element(.inherited) { if let weight { $0.set(.fontWeight, weight) } }
  }

  /// The kind of letters inside; `nil` for the kind around.
  public func fontDesign(_ design: Font.Design?) -> some View {
    element(.inherited) { if let design { $0.set(.fontDesign, design) } }
  }

  /// Heavy letters.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Slanted letters.
  public func italic(_ isActive: Bool = true) -> some View {
    element(.inherited) { $0.set(.isItalic, flag: isActive) }
  }

  /// A line under words.
  ///
  /// - Parameter color: `nil` uses the color of the text.
  public func underline(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> some View {
    element(.inherited) { $0.set(.underline, isActive ? TextLine(pattern, color: color) : nil) }
  }

  /// A line through words.
  ///
  /// - Parameter color: `nil` uses the color of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: TextLine.Pattern = .solid, color: Color? = nil
  ) -> some View {
    element(.inherited) { $0.set(.strikethrough, isActive ? TextLine(pattern, color: color) : nil) }
  }

  /// The space between letters, in points, besides that of the font.
  public func kerning(_ kerning: Double) -> some View { tracking(kerning) }

  /// The space between letters, in points, besides that of the font.
  public func tracking(_ tracking: Double) -> some View {
    element(.inherited) { $0.set(.tracking, tracking.isFinite ? Double(tracking) : 0) }
  }

  /// Capital or small letters, whatever the words have; `nil` for the words as they are.
  public func textCase(_ textCase: TextCase?) -> some View {
    element(.inherited) { $0.set(.textCase, textCase) }
  }

  /// The space between lines, in points, besides that of the font.
  public func lineSpacing(_ lineSpacing: Double) -> some View {
    element(.inherited) { $0.set(.lineSpacing, lineSpacing.isFinite ? max(0, Double(lineSpacing)) : 0) }
  }

  /// How much smaller than its font a text may be shown to fit, 0 to 1.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    all(.text) { $0.set(.minimumScale, factor.isFinite ? min(max(factor, 0), 1) : 1) }
  }

  /// Where a text that does not fit is cut.
  public func truncationMode(_ mode: TruncationMode) -> some View {
    all(.text) { $0.set(.truncation, mode) }
  }

  /// Digits of equal width, so that numbers are aligned and do not jump.
  public func monospacedDigit() -> some View { element(.inherited) { $0.set(.tabularFigures, flag: true) } }

  /// Letters of equal width, with spaces and line breaks kept: for code.
  public func monospaced(_ isActive: Bool = true) -> some View {
    element(.inherited) { $0.set(.isMonospaced, flag: isActive) }
  }

  /// How large icons inside are beside words.
  public func imageScale(_ scale: ImageScale) -> some View {
    element(.inherited) { $0.set(.imageScale, scale) }
  }
}
