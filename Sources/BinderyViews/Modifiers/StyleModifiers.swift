/// The sizes of type, each from the system's font.
public enum Font: String, Sendable {
  case hero, largeTitle, title, title2, headline, body, callout, caption
}

/// How heavy letters are.
public enum FontWeight: String, Sendable {
  case regular, medium, semibold, bold
}

/// What a colour says. A host chooses the colour, for light and dark.
public enum Tone: String, Sendable {
  case primary, secondary, accent, positive, warning, critical
}

/// What stands behind a view.
public enum Backdrop: Sendable, Hashable {
  /// A card on the background.
  case surface
  /// A card on a card.
  case raised
  /// Colours from top to bottom, each `#rrggbb`.
  case gradient([String])

  var name: String {
    switch self {
    case .surface: "surface"
    case .raised: "raised"
    case .gradient(let colors): colors.joined(separator: ",")
    }
  }
}

/// Light or dark.
public enum ColorScheme: String, Sendable {
  case light, dark
}

extension View {
  /// The size of type.
  public func font(_ font: Font) -> some View { element { $0.set(.font, font.rawValue) } }

  /// How heavy the letters are.
  public func fontWeight(_ weight: FontWeight) -> some View { element { $0.set(.weight, weight.rawValue) } }

  /// Heavy letters.
  public func bold() -> some View { fontWeight(.bold) }

  /// Digits of equal width, so that numbers stand under each other and do not jump.
  public func monospacedDigit() -> some View { element { $0.set(.tabularFigures, flag: true) } }

  /// Letters of equal width, with spaces and line breaks kept: for code.
  public func monospaced() -> some View { element { $0.set(.isMonospaced, flag: true) } }

  /// What the colour of text and icons says.
  public func foregroundStyle(_ tone: Tone) -> some View { element { $0.set(.foreground, tone.rawValue) } }

  /// What stands behind. What the argument reads is tracked.
  public func background(_ backdrop: @autoclosure @escaping @MainActor () -> Backdrop) -> some View {
    element { $0.bind(.background) { .string(backdrop().name) } }
  }

  /// Light or dark for this part of the screen, whatever the person has set.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    element { $0.set(.colorScheme, scheme.rawValue) }
  }

  /// A stand-in that keeps the place of content on its way. What the argument reads is tracked.
  public func redacted(when isLoading: @autoclosure @escaping @MainActor () -> Bool) -> some View {
    element { $0.bind(.isPlaceholder) { isLoading() ? .bool(true) : nil } }
  }
}
