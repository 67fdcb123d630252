public import struct Foundation.Date

/// The weather of one hour.
public struct HourForecast: Sendable, Hashable, Codable {
  /// The start of the hour.
  public let time: Date
  /// The icon for the weather.
  public let icon: WeatherIcon
  /// The air temperature.
  public let temperature: Temperature?
  /// The wind speed.
  public let windSpeed: Speed?

  /// The probability of precipitation, 0 to 1.
  public let precipitationProbability: Double?

  /// Creates an hour from its values.
  public init(
    time: Date, icon: WeatherIcon, temperature: Temperature?, windSpeed: Speed?,
    precipitationProbability: Double? = nil
  ) {
    self.time = time
    self.icon = icon
    self.temperature = temperature
    self.windSpeed = windSpeed
    self.precipitationProbability = precipitationProbability
  }
}
