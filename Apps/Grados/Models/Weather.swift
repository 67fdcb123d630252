public import Foundation

/// The weather of one place at one moment.
public struct Weather: Sendable, Hashable {
  /// When it was observed; nil where the service sent no readable date.
  public let date: Date?
  /// The place's time zone, in which its days begin.
  public let timeZone: TimeZone
  /// The weather in one code of Weatherbit's: `c01d`. Others are unknown weather.
  public let code: String
  /// The weather in a few words: `Broken clouds`. Empty where the service has none.
  public let description: String
  /// How warm it is, in degrees Fahrenheit; nil where nobody knows.
  public let temperature: Double?
  /// Who says so.
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

/// Who says what the weather is.
public enum WeatherSource: Sendable, Hashable {
  /// A service, named and linked as its licence asks: `Weather data by Open-Meteo.com`.
  case service(credit: String, url: String)
  /// Nobody: it is made up, and why, where there is a reason to tell.
  case sample(reason: String?)
}
