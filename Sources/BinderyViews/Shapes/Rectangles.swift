public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle, which fills the space.
  public init() {}

  public typealias InsetShape = InsetOutline
  public var outline: ShapeOutline? { .rectangle }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The radius of the corners, in points.
  public var cornerRadius: Double

  /// Rounds the corners.
  ///
  /// - Parameter cornerRadius: in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// Rounds the corners by the width of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: cornerSize.width)
  }

  public typealias InsetShape = InsetOutline
  public var outline: ShapeOutline? { .roundedRectangle(radius(cornerRadius)) }
}

/// A rectangle with a radius at each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii

  /// Rounds each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Rounds each corner. The radii are in points.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: radius(topLeadingRadius), bottomLeading: radius(bottomLeadingRadius),
      bottomTrailing: radius(bottomTrailingRadius), topTrailing: radius(topTrailingRadius))
  }

  public typealias InsetShape = InsetOutline
  public var outline: ShapeOutline? { .unevenRoundedRectangle(cornerRadii) }
}

private func radius(_ length: Double) -> Double { length.isFinite ? max(0, Double(length)) : 0 }

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  ///
  /// - Parameter cornerRadius: in points.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius at each corner, in points.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
