extension View {
  /// The size of type.
  public func font(_ font: Font) -> some View { element { $0.set(.font, font) } }

  /// How heavy the letters are.
  public func fontWeight(_ weight: FontWeight) -> some View { element { $0.set(.fontWeight, weight) } }

  /// Heavy letters.
  public func bold() -> some View { fontWeight(.bold) }

  /// Digits of equal width, so that numbers stand under each other and do not jump.
  public func monospacedDigit() -> some View { element { $0.set(.tabularFigures, flag: true) } }

  /// Letters of equal width, with spaces and line breaks kept: for code.
  public func monospaced() -> some View { element { $0.set(.isMonospaced, flag: true) } }

  /// The colour of text and icons.
  public func foregroundStyle(_ color: Color) -> some View { element { $0.set(.foreground, color) } }

  /// What stands behind. What the argument reads is tracked.
  public func background(_ backdrop: @autoclosure @escaping @MainActor () -> Backdrop) -> some View {
    element { $0.bind(.background, backdrop) }
  }

  /// Light or dark for this part of the screen, whatever the person has set.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    element { $0.set(.colorScheme, scheme) }
  }

  /// A stand-in that keeps the place of content on its way. What the argument reads is tracked.
  public func redacted(when isLoading: @autoclosure @escaping @MainActor () -> Bool) -> some View {
    element { $0.bindOptional(.isPlaceholder, { isLoading() ? true : nil }) }
  }
}
