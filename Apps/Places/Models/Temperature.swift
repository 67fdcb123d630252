/// A temperature in the unit in which a service sent it. It is converted only for display.
public struct Temperature: Sendable, Hashable, Codable {
  /// A temperature scale.
  public enum Unit: String, Sendable, Hashable, Codable {
    case fahrenheit, celsius
  }

  /// The degrees on the scale. A value that is not finite counts as unknown.
  public let value: Double
  /// The scale of ``value``.
  public let unit: Unit

  /// Creates a temperature on a scale.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// Returns the degrees on another scale: C = (F − 32) / 1.8.
  public func value(in target: Unit) -> Double {
    switch (unit, target) {
    case (.fahrenheit, .celsius): (value - 32) / 1.8
    case (.celsius, .fahrenheit): value * 1.8 + 32
    case (.fahrenheit, .fahrenheit), (.celsius, .celsius): value
    }
  }
}
