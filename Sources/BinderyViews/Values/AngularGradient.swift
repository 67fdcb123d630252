/// A gradient around a point.
public struct AngularGradient: ShapeStyle, Hashable {
  /// The colors.
  public let gradient: Gradient
  /// The point in the middle.
  public let center: UnitPoint
  /// The angle of the first color; angles begin at the right and grow clockwise.
  public let startAngle: Angle
  /// The angle of the last color.
  public let endAngle: Angle

  /// Creates a gradient around a point, between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle.radians.isFinite ? startAngle : .zero
    self.endAngle = endAngle.radians.isFinite ? endAngle : .zero
  }

  /// Creates a gradient of evenly spaced colors around a point, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of stops around a point, between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient once around a point.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colors once around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops once around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public var resolved: AnyShapeStyle { AnyShapeStyle(.angularGradient(self)) }

  func mapColors(_ change: (Color) -> Color) -> AngularGradient {
    AngularGradient(
      gradient: gradient.mapColors(change), center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient of evenly spaced colors between two angles around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of evenly spaced colors once around a point.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
