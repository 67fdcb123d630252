public import struct Foundation.Date

/// The weather of one day.
public struct DayForecast: Sendable, Hashable, Codable {
  /// The start of the day at the place.
  public let time: Date
  /// A short description; empty if the service sent none.
  public let summary: String
  /// The icon for the weather.
  public let icon: WeatherIcon
  /// The lowest temperature.
  public let minimumTemperature: Temperature?
  /// The highest temperature.
  public let maximumTemperature: Temperature?
  /// The wind speed.
  public let windSpeed: Speed?
  /// The time of sunrise; nil if the sun does not rise, or if unknown.
  public let sunrise: Date?
  /// The time of sunset; nil if the sun does not set, or if unknown.
  public let sunset: Date?
  /// The maximum UV index of the day, on the scale of the World Health Organization.
  public let uvIndex: Double?
  /// The greatest hourly probability of precipitation, 0 to 1.
  public let precipitationProbability: Double?

  /// Creates a day from its values.
  public init(
    time: Date, summary: String = "", icon: WeatherIcon,
    minimumTemperature: Temperature?, maximumTemperature: Temperature?, windSpeed: Speed?,
    sunrise: Date? = nil, sunset: Date? = nil, uvIndex: Double? = nil,
    precipitationProbability: Double? = nil
  ) {
    self.time = time
    self.summary = summary
    self.icon = icon
    self.minimumTemperature = minimumTemperature
    self.maximumTemperature = maximumTemperature
    self.windSpeed = windSpeed
    self.sunrise = sunrise
    self.sunset = sunset
    self.uvIndex = uvIndex
    self.precipitationProbability = precipitationProbability
  }
}
