public import BinderyViews

// The values of hints that hosts accept without effect.

/// The appearance of page dots.
public struct PageIndexViewStyle: Sendable, Hashable {
  /// Whether the dots have a background.
  public enum BackgroundDisplayMode: Sendable, Hashable, CaseIterable {
    case automatic, interactive, always, never
  }

  public static let page = PageIndexViewStyle()

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// Dots with a background.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// The space between sections.
public enum ListSectionSpacing: Sendable, Hashable {
  case `default`, compact
  case custom(Double)
}

/// The emphasis of a header.
public enum Prominence: Sendable, Hashable, CaseIterable {
  case standard, increased
}

/// The size of a title.
public enum ToolbarTitleDisplayMode: Sendable, Hashable, CaseIterable {
  case automatic, large, inline, inlineLarge
}

/// The appearance of a form.
public struct FormStyle: Sendable, Hashable {
  public static let automatic = FormStyle()
  public static let grouped = FormStyle()
  public static let columns = FormStyle()
}

/// The positions at which scrolling stops.
public struct ScrollTargetBehavior: Sendable, Hashable {
  public static let paging = ScrollTargetBehavior()
  public static let viewAligned = ScrollTargetBehavior()
}

/// Whether scrolling content moves beyond its ends.
public enum ScrollBounceBehavior: Sendable, Hashable, CaseIterable {
  case automatic, always, basedOnSize
}

/// The quality with which an image is scaled.
public enum ImageInterpolation: Sendable, Hashable, CaseIterable {
  case none, low, medium, high
}

extension Image {
  /// Accepted without effect: hosts draw pictures in their best quality.
  public func interpolation(_ interpolation: ImageInterpolation) -> Image { self }

  /// Accepted without effect: hosts draw pictures in their best quality.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
