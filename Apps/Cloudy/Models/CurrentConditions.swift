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
  /// How warm it feels, with wind and humidity.
  public let apparentTemperature: Temperature?
  /// How much of the water that the air can hold it does hold, 0 to 1.
  public let humidity: Double?
  /// How strong the sun's ultraviolet light is, on the scale of the World Health Organization.
  public let uvIndex: Double?
  /// How likely rain or snow is, 0 to 1.
  public let precipitationProbability: Double?
  /// How fast the wind blows.
  public let windSpeed: Speed?

  /// Describes a moment.
  public init(
    time: Date, summary: String, icon: WeatherIcon, temperature: Temperature?, windSpeed: Speed?,
    apparentTemperature: Temperature? = nil, humidity: Double? = nil, uvIndex: Double? = nil,
    precipitationProbability: Double? = nil
  ) {
    self.time = time
    self.summary = summary
    self.icon = icon
    self.temperature = temperature
    self.windSpeed = windSpeed
    self.apparentTemperature = apparentTemperature
    self.humidity = humidity
    self.uvIndex = uvIndex
    self.precipitationProbability = precipitationProbability
  }
}
