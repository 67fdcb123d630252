public import struct Foundation.Date

/// The weather of one moment.
public struct CurrentConditions: Sendable, Hashable, Codable {
  /// The moment.
  public let time: Date
  /// In a few words: `Light rain`. Empty where the service has none.
  public let summary: String
  /// In one picture.
  public let icon: WeatherIcon
  /// How warm it is.
  public let temperature: Temperature?
  /// How fast the wind blows.
  public let windSpeed: Speed?

  /// Describes a moment.
  public init(
    time: Date, summary: String, icon: WeatherIcon, temperature: Temperature?, windSpeed: Speed?
  ) {
    self.time = time
    self.summary = summary
    self.icon = icon
    self.temperature = temperature
    self.windSpeed = windSpeed
  }
}
