public import BinderyViews
public import Foundation

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public final class UIAppearance {
  /// A color of a bar or list.
  public var backgroundColor, barTintColor, tintColor, unselectedItemTintColor, separatorColor: UIColor?
  /// A color of the dots.
  public var currentPageIndicatorTintColor, pageIndicatorTintColor: UIColor?
  /// A color of a segment.
  public var selectedSegmentTintColor: UIColor?
  /// The look of a bar.
  public var standardAppearance, scrollEdgeAppearance, compactAppearance: UIBarAppearance?
  /// The look of the title of a bar.
  public var titleTextAttributes, largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether a bar shows what is below it.
  public var isTranslucent = true
  /// Sets the look of the title.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState)
  {}
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UIPageControl {
  /// The look of all of them.
  public static func appearance() -> UIAppearance { neverRuns() }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UINavigationBar {
  /// The look of all of them.
  public static func appearance() -> UIAppearance { neverRuns() }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UITabBar {
  /// The look of all of them.
  public static func appearance() -> UIAppearance { neverRuns() }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UITableView {
  /// The look of all of them.
  public static func appearance() -> UIAppearance { neverRuns() }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UISegmentedControl {
  /// The look of all of them.
  public static func appearance() -> UIAppearance { neverRuns() }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UITableViewCell {
  /// The look of all of them.
  public static func appearance() -> UIAppearance { neverRuns() }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UIBarAppearance {
  /// Unavailable: there is no UIKit.
  public init() { neverRuns() }
  /// A color of the bar.
  public var backgroundColor, shadowColor: UIColor?
  /// The look of the title.
  public var titleTextAttributes, largeTitleTextAttributes: [NSAttributedString.Key: Any]
  /// Shows what is below the bar.
  public func configureWithTransparentBackground() {}
  /// Hides what is below the bar.
  public func configureWithOpaqueBackground() {}
  /// The bar of the system.
  public func configureWithDefaultBackground() {}
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public final class UINavigationBarAppearance: UIBarAppearance {}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public final class UITabBarAppearance: UIBarAppearance {}

/// The state of a control, of which there is a look.
public enum UIControlState: Sendable, Hashable {
  case normal, selected, highlighted, disabled
}

extension NSAttributedString.Key {
  /// Unavailable: there is no UIKit.
  @available(*, unavailable, message: "Titles have the look of the host here. Texts have foregroundStyle.")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// Unavailable: there is no UIKit.
  @available(*, unavailable, message: "Titles have the look of the host here. Texts have font.")
  public static let font = NSAttributedString.Key("NSFont")
}
