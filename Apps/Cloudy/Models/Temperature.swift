/// A temperature in the unit in which a service sent it; converted only where it is shown.
public struct Temperature: Sendable, Hashable, Codable {
  /// A scale.
  public enum Unit: String, Sendable, Hashable, Codable {
    case fahrenheit, celsius
  }

  /// How many degrees. Services leave out what they don't know; a value that is not finite counts as unknown too.
  public let value: Double
  /// On which scale.
  public let unit: Unit

  /// So many degrees on a scale.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The degrees on another scale: C = (F − 32) / 1.8.
  public func value(in target: Unit) -> Double {
    switch (unit, target) {
    case (.fahrenheit, .celsius): (value - 32) / 1.8
    case (.celsius, .fahrenheit): value * 1.8 + 32
    case (.fahrenheit, .fahrenheit), (.celsius, .celsius): value
    }
  }
}
