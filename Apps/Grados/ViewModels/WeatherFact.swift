/// A measured value with its name.
public struct WeatherFact: Sendable, Hashable, Identifiable {
  /// The name: `Feels like`.
  public let title: String
  /// The value with its unit: `74℉`, `59%`, `6 mph`.
  public let value: String

  /// The name.
  public var id: String { title }

  /// As many facts as services usually send, for placeholders while the weather loads.
  public static let placeholders =
    ["Feels like", "High", "Low", "Humidity", "Wind", "Cloud cover"].map {
      WeatherFact(title: $0, value: "60℉")
    }
}
