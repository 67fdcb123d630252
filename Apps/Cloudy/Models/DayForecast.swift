public import struct Foundation.Date

/// The weather of one day.
public struct DayForecast: Sendable, Hashable, Codable {
  /// When the day begins at the place.
  public let time: Date
  /// In a few words, where the service has them.
  public let summary: String
  /// In one picture.
  public let icon: WeatherIcon
  /// The lowest temperature.
  public let minimumTemperature: Temperature?
  /// The highest temperature.
  public let maximumTemperature: Temperature?
  /// How fast the wind will blow.
  public let windSpeed: Speed?
  /// When the sun rises; `nil` where it doesn't, or where nobody says.
  public let sunrise: Date?
  /// When the sun sets.
  public let sunset: Date?

  /// Describes a day.
  public init(
    time: Date, summary: String = "", icon: WeatherIcon,
    minimumTemperature: Temperature?, maximumTemperature: Temperature?, windSpeed: Speed?,
    sunrise: Date? = nil, sunset: Date? = nil
  ) {
    self.time = time
    self.summary = summary
    self.icon = icon
    self.minimumTemperature = minimumTemperature
    self.maximumTemperature = maximumTemperature
    self.windSpeed = windSpeed
    self.sunrise = sunrise
    self.sunset = sunset
  }
}
