public import Foundation

/// The weather of one place at one moment.
public struct Weather: Sendable, Hashable {
  /// The time of the observation; nil if the service sent no readable date.
  public let date: Date?
  /// The time zone of the place.
  public let timeZone: TimeZone
  /// Weatherbit's code of the weather: `c01d`. Any other text counts as unknown weather.
  public let code: String
  /// A short description of the weather: `Broken clouds`. Empty if the service sent none.
  public let description: String
  /// The temperature in degrees Fahrenheit; nil if unknown.
  public let temperature: Double?
  /// The source of the data.
  public let source: WeatherSource
  /// The temperature as people feel it, in degrees Fahrenheit; nil if unknown.
  public var feelsLike: Double?
  /// The day's highest temperature in degrees Fahrenheit; nil if unknown.
  public var high: Double?
  /// The day's lowest temperature in degrees Fahrenheit; nil if unknown.
  public var low: Double?
  /// The relative humidity in percent; nil if unknown.
  public var humidity: Double?
  /// The speed of the wind in miles per hour; nil if unknown.
  public var wind: Double?
  /// The part of the sky that clouds cover, in percent; nil if unknown.
  public var cloudCover: Double?

  /// Creates the weather without the values that not every service sends.
  public init(
    date: Date?, timeZone: TimeZone, code: String, description: String, temperature: Double?,
    source: WeatherSource
  ) {
    self.date = date
    self.timeZone = timeZone
    self.code = code
    self.description = description
    self.temperature = temperature
    self.source = source
  }
}
