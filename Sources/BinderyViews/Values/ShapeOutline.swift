/// The outline of a shape in a rectangle, which hosts draw or use for clipping.
public enum ShapeOutline: Sendable, Hashable {
  case rectangle
  /// A rectangle with round corners of one radius, in points.
  case roundedRectangle(Double)
  /// A rectangle with a radius at each corner, in points.
  indirect case unevenRoundedRectangle(RectangleCornerRadii)
  /// The largest circle in the rectangle.
  case circle
  /// A rectangle with half circles at its short sides.
  case capsule
  case ellipse
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Sendable, Hashable {
  public var topLeading: Double
  public var bottomLeading: Double
  public var bottomTrailing: Double
  public var topTrailing: Double

  /// Sets each corner; 0 by default.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension ShapeOutline: CustomStringConvertible {
  /// `circle`, `roundedRectangle 8.0`.
  public var description: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius): "roundedRectangle \(radius)"
    case .unevenRoundedRectangle(let radii):
      "unevenRoundedRectangle \(radii.topLeading) \(radii.topTrailing) \(radii.bottomTrailing) \(radii.bottomLeading)"
    case .circle: "circle"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    }
  }
}
