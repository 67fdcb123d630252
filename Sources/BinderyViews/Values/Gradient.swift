/// A smooth transition between colors.
public struct Gradient: Sendable, Hashable {
  /// A color at a location.
  public struct Stop: Sendable, Hashable {
    /// The color.
    public var color: Color
    /// The location, 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colors with their locations, in order.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) }
  }

  func mapColors(_ change: (Color) -> Color) -> Gradient {
    Gradient(stops: stops.map { Stop(color: change($0.color), location: $0.location) })
  }
}

extension Gradient: CustomStringConvertible {
  /// The colors, separated by commas.
  public var description: String { stops.map(\.color.description).joined(separator: ",") }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  /// The colors.
  public let gradient: Gradient
  /// The start of the line.
  public let startPoint: UnitPoint
  /// The end of the line.
  public let endPoint: UnitPoint

  /// Creates a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colors along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public var resolved: AnyShapeStyle { AnyShapeStyle(.linearGradient(self)) }

  func mapColors(_ change: (Color) -> Color) -> LinearGradient {
    LinearGradient(gradient: gradient.mapColors(change), startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient of evenly spaced colors along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient in circles around a point.
public struct RadialGradient: ShapeStyle, Hashable {
  /// The colors.
  public let gradient: Gradient
  /// The center of the circles.
  public let center: UnitPoint
  /// The radius of the first color, in points.
  public let startRadius: Double
  /// The radius of the last color, in points.
  public let endRadius: Double

  /// Creates a gradient around a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colors around a point.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public var resolved: AnyShapeStyle { AnyShapeStyle(.radialGradient(self)) }

  func mapColors(_ change: (Color) -> Color) -> RadialGradient {
    RadialGradient(
      gradient: gradient.mapColors(change), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
  /// The colors.
  public let gradient: Gradient

  /// Creates a gradient from top to bottom.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public var resolved: AnyShapeStyle {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).resolved
  }
}
