public import BinderyViews

/// The names of UIKit's colors, for `Color(UIColor.systemGray6)`.
public typealias UIColor = SystemColor

/// The type of a color that Xcode shows as a swatch: `Color(#colorLiteral(red: 0.2, green: 0.3, blue: 0.8, alpha: 1))`.
public typealias _ColorLiteralType = Color

extension Color: _ExpressibleByColorLiteral {
  /// Creates the color of a literal, from its parts from 0 to 1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Returns the color of a literal as it is.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }
}
