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
  public var temperature: Temperature?
  /// The wind speed.
  public var windSpeed: Speed?
  /// The temperature as it feels, with wind and humidity.
  public var apparentTemperature: Temperature?
  /// The relative humidity, 0 to 1.
  public var humidity: Double?
  /// The UV index, on the scale of the World Health Organization.
  public var uvIndex: Double?
  /// The probability of precipitation, 0 to 1.
  public var precipitationProbability: Double?
  /// The part of the sky that clouds cover, 0 to 1.
  public var cloudCover: Double?
  /// Weatherbit's code of the weather: `c01d`; nil if the service sent none.
  public var code: String?
}
