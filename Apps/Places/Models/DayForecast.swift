public import struct Foundation.Date

/// The weather of one day.
public struct DayForecast: Sendable, Hashable, Codable {
  /// The start of the day at the place.
  public let time: Date
  /// A short description; empty if the service sent none.
  public var summary = ""
  /// The icon for the weather.
  public let icon: WeatherIcon
  /// The lowest temperature.
  public var minimumTemperature: Temperature?
  /// The highest temperature.
  public var maximumTemperature: Temperature?
  /// The wind speed.
  public var windSpeed: Speed?
  /// The time of sunrise; nil if the sun does not rise, or if unknown.
  public var sunrise: Date?
  /// The time of sunset; nil if the sun does not set, or if unknown.
  public var sunset: Date?
  /// The maximum UV index of the day, on the scale of the World Health Organization.
  public var uvIndex: Double?
  /// The greatest hourly probability of precipitation, 0 to 1.
  public var precipitationProbability: Double?
}
