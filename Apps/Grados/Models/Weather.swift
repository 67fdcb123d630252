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

  /// Creates the weather from its values.
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
