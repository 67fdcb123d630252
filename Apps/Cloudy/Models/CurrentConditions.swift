public import struct Foundation.Date

/// The weather at one time.
public struct CurrentConditions: Sendable, Hashable, Codable {
  /// The time.
  public let time: Date
  /// A short description: `Light rain`. Empty if the service sent none.
  public let summary: String
  /// The icon for the weather.
  public let icon: WeatherIcon
  /// The air temperature.
  public let temperature: Temperature?
  /// The temperature as it feels, with wind and humidity.
  public let apparentTemperature: Temperature?
  /// The relative humidity, 0 to 1.
  public let humidity: Double?
  /// The UV index, on the scale of the World Health Organization.
  public let uvIndex: Double?
  /// The probability of precipitation, 0 to 1.
  public let precipitationProbability: Double?
  /// The wind speed.
  public let windSpeed: Speed?

  /// Creates the conditions from their values.
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
