public import struct Foundation.Date

/// The weather of one hour.
public struct HourForecast: Sendable, Hashable, Codable {
  /// The start of the hour.
  public let time: Date
  /// The icon for the weather.
  public let icon: WeatherIcon
  /// The air temperature.
  public var temperature: Temperature?
  /// The wind speed.
  public var windSpeed: Speed?

  /// The probability of precipitation, 0 to 1.
  public var precipitationProbability: Double?
}
