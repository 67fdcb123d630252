public import struct Foundation.Date

/// The weather of one hour.
public struct HourForecast: Sendable, Hashable, Codable {
  /// When the hour begins.
  public let time: Date
  /// In one picture.
  public let icon: WeatherIcon
  /// How warm it will be.
  public let temperature: Temperature?
  /// How fast the wind will blow.
  public let windSpeed: Speed?

  /// How likely rain or snow is, 0 to 1.
  public let precipitationProbability: Double?

  /// Describes an hour.
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
