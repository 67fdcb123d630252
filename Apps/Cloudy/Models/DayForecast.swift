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
  /// When the sun rises; `nil` where it doesn't, or where it is not known.
  public let sunrise: Date?
  /// When the sun sets.
  public let sunset: Date?
  /// The strongest ultraviolet light of the day, on the scale of the World Health Organization.
  public let uvIndex: Double?
  /// How likely rain or snow is at the likeliest hour, 0 to 1.
  public let precipitationProbability: Double?

  /// Describes a day.
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
