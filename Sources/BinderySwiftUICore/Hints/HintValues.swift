public import BinderyViews

// The values of hints that hosts accept without effect.

/// How points for pages look.
public struct PageIndexViewStyle: Sendable, Hashable {
  /// Whether there is a ground behind the points.
  public enum BackgroundDisplayMode: Sendable, Hashable, CaseIterable {
    case automatic, interactive, always, never
  }

  public static let page = PageIndexViewStyle()

  /// The style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// Points with a ground.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// The space between sections.
public enum ListSectionSpacing: Sendable, Hashable {
  case `default`, compact
  case custom(Double)
}

/// How much a header stands out.
public enum Prominence: Sendable, Hashable, CaseIterable {
  case standard, increased
}

/// How large a title is.
public enum ToolbarTitleDisplayMode: Sendable, Hashable, CaseIterable {
  case automatic, large, inline, inlineLarge
}

/// How a form looks.
public struct FormStyle: Sendable, Hashable {
  public static let automatic = FormStyle()
  public static let grouped = FormStyle()
  public static let columns = FormStyle()
}

/// Where scrolling stops.
public struct ScrollTargetBehavior: Sendable, Hashable {
  public static let paging = ScrollTargetBehavior()
  public static let viewAligned = ScrollTargetBehavior()
}

/// Whether what scrolls moves beyond its ends.
public enum ScrollBounceBehavior: Sendable, Hashable, CaseIterable {
  case automatic, always, basedOnSize
}

/// How an image is drawn in another size.
public enum ImageInterpolation: Sendable, Hashable, CaseIterable {
  case none, low, medium, high
}

extension Image {
  /// Accepted without effect: hosts draw pictures as well as they can.
  public func interpolation(_ interpolation: ImageInterpolation) -> Image { self }

  /// Accepted without effect: hosts draw pictures as well as they can.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
