public import BinderyViews

// The values of hints that hosts accept without effect.

/// The appearance of page dots.
public struct PageIndexViewStyle: Sendable, Hashable {
  /// Whether the dots have a background.
  public enum BackgroundDisplayMode: Sendable, Hashable, CaseIterable {
    case automatic, interactive, always, never
  }

  /// Dots for the pages.
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
  /// A list of the host.
  public static let automatic = FormStyle()
  /// A list of the host.
  public static let grouped = FormStyle()
  /// A list of the host.
  public static let columns = FormStyle()
}

/// The positions at which scrolling stops.
public struct ScrollTargetBehavior: Sendable, Hashable {
  /// Where people stop it.
  public static let paging = ScrollTargetBehavior()
  /// Where people stop it.
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
}

/// The haptic feedback of a device.
public struct SensoryFeedback: Sendable, Hashable {
  /// The weight of what moves.
  public enum Weight: Sendable, Hashable, CaseIterable {
    case light, medium, heavy
  }

  /// A success.
  public static let success = SensoryFeedback()
  /// A warning.
  public static let warning = SensoryFeedback()
  /// An error.
  public static let error = SensoryFeedback()
  /// A choice.
  public static let selection = SensoryFeedback()
  /// A larger value.
  public static let increase = SensoryFeedback()
  /// A smaller value.
  public static let decrease = SensoryFeedback()
  /// A start.
  public static let start = SensoryFeedback()
  /// An end.
  public static let stop = SensoryFeedback()
  /// A place.
  public static let alignment = SensoryFeedback()
  /// A level.
  public static let levelChange = SensoryFeedback()
  /// A tap.
  public static let impact = SensoryFeedback()
  /// A tap of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// The look of a view under the pointer.
public enum HoverEffect: Sendable, Hashable, CaseIterable {
  case automatic, highlight, lift
}

/// The purpose of a toolbar.
public enum ToolbarRole: Sendable, Hashable, CaseIterable {
  case automatic, browser, editor, navigationStack
}

/// The form of a symbol: its name has it.
public struct SymbolVariants: Sendable, Hashable {
  /// The plain form.
  public static let none = SymbolVariants()
  /// A filled form.
  public static let fill = SymbolVariants()
  /// A form in a circle.
  public static let circle = SymbolVariants()
  /// A form in a square.
  public static let square = SymbolVariants()
  /// A form in a rectangle.
  public static let rectangle = SymbolVariants()
  /// A form that is struck out.
  public static let slash = SymbolVariants()

  /// The form, filled.
  public var fill: SymbolVariants { self }
  /// The form in a circle.
  public var circle: SymbolVariants { self }
  /// The form in a square.
  public var square: SymbolVariants { self }
  /// The form, struck out.
  public var slash: SymbolVariants { self }
}

extension EnvironmentValues {
  /// The form of symbols. Accepted without effect: an icon has one form, whose name has it.
  public var symbolVariants: SymbolVariants {
    get { .none }
    set {}
  }
}
