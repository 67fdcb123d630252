public import Foundation

/// The weather of one place at one moment.
public struct Weather: Sendable, Hashable {
  /// The time of the observation; nil where the service sent no readable date.
  public let date: Date?
  /// The place's time zone, in which its days begin.
  public let timeZone: TimeZone
  /// Weatherbit's code of the weather: `c01d`. Any other text counts as unknown weather.
  public let code: String
  /// The weather in a few words: `Broken clouds`. Empty where the service has none.
  public let description: String
  /// In degrees Fahrenheit; nil where it is not known.
  public let temperature: Double?
  /// Where it comes from.
  public let source: WeatherSource

  /// Describes the weather.
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
