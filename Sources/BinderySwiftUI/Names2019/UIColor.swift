public import BinderyViews

/// The names of UIKit's colors, for `Color(UIColor.systemGray6)`.
public typealias UIColor = SystemColor

extension Color {
  /// A color of UIKit.
  public init(uiColor: UIColor) { self.init(uiColor) }
}
