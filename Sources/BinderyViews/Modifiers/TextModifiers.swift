extension View {
  /// Sets the font of text inside; `nil` for the surrounding one.
  public func font(_ font: Font?) -> some View {
    element(.inherited) { if let font { $0.set(.font, font) } }
  }

  /// Sets the weight of text inside; `nil` for the surrounding weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    element(.inherited) { if let weight { $0.set(.fontWeight, weight) } }
  }

  /// Sets the font design inside; `nil` for the surrounding design.
  public func fontDesign(_ design: Font.Design?) -> some View {
    element(.inherited) { if let design { $0.set(.fontDesign, design) } }
  }

  /// Makes text bold. The argument is tracked.
  public func bold(_ isActive: @autoclosure @escaping @MainActor () -> Bool = true) -> some View {
    element(.inherited) { $0.bindInner(.fontWeight) { isActive() ? .bold : nil } }
  }

  /// Makes text italic. The argument is tracked.
  public func italic(_ isActive: @autoclosure @escaping @MainActor () -> Bool = true) -> some View {
    element(.inherited) { $0.bindOptional(.isItalic) { isActive() ? true : nil } }
  }

  /// Underlines text. The first argument is tracked.
  ///
  /// - Parameter color: `nil` uses the color of the text.
  public func underline(
    _ isActive: @autoclosure @escaping @MainActor () -> Bool = true, pattern: TextLine.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    element(.inherited) {
      $0.bindOptional(.underline) { isActive() ? TextLine(pattern, color: color) : nil }
    }
  }

  /// Strikes through text. The first argument is tracked.
  ///
  /// - Parameter color: `nil` uses the color of the text.
  public func strikethrough(
    _ isActive: @autoclosure @escaping @MainActor () -> Bool = true, pattern: TextLine.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    element(.inherited) {
      $0.bindOptional(.strikethrough) { isActive() ? TextLine(pattern, color: color) : nil }
    }
  }

  /// Sets the space between letters, in points, in addition to that of the font.
  public func kerning(_ kerning: Double) -> some View { tracking(kerning) }

  /// Sets the space between letters, in points, in addition to that of the font.
  public func tracking(_ tracking: Double) -> some View {
    element(.inherited) { $0.set(.tracking, tracking.isFinite ? Double(tracking) : 0) }
  }

  /// Converts text to capital or small letters; `nil` leaves it unchanged.
  public func textCase(_ textCase: TextCase?) -> some View {
    element(.inherited) { $0.set(.textCase, textCase) }
  }

  /// Sets the space between lines, in points, in addition to that of the font.
  public func lineSpacing(_ lineSpacing: Double) -> some View {
    element(.inherited) { $0.set(.lineSpacing, lineSpacing.isFinite ? max(0, Double(lineSpacing)) : 0) }
  }

  /// Sets the smallest scale, 0 to 1, to which a text may shrink to fit.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    all(.text) { $0.set(.minimumScale, factor.isFinite ? min(max(factor, 0), 1) : 1) }
  }

  /// Sets the position at which a text that does not fit is truncated.
  public func truncationMode(_ mode: TruncationMode) -> some View {
    all(.text) { $0.set(.truncation, mode) }
  }

  /// Gives digits equal widths, so that numbers are aligned and do not jump.
  public func monospacedDigit() -> some View { element(.inherited) { $0.set(.tabularFigures, flag: true) } }

  /// Gives letters equal widths and preserves spaces and line breaks, for code. The argument is tracked.
  public func monospaced(_ isActive: @autoclosure @escaping @MainActor () -> Bool = true) -> some View {
    element(.inherited) { $0.bindOptional(.isMonospaced) { isActive() ? true : nil } }
  }

  /// Sets the size of icons inside relative to text.
  public func imageScale(_ scale: ImageScale) -> some View {
    element(.inherited) { $0.set(.imageScale, scale) }
  }
}
