public import struct Foundation.Date
public import struct Foundation.TimeZone

/// The weather of a place: now and in the next days.
public struct Forecast: Sendable, Hashable, Codable {
  /// Where the data came from.
  public enum Source: String, Sendable, Hashable, Codable {
    /// From the service, just now or from its short-lived cache.
    case live
    /// The last one that the service sent, kept because it can't be reached now. Its age is told by ``Forecast/fetchedAt``.
    case stored
    /// Made up, to show the app without a network.
    case sample
  }

  /// The place's time zone, in which its days begin and its times are shown.
  public let timeZone: TimeZone
  /// The weather now.
  public let current: CurrentConditions
  /// The next hours, in order. May be empty.
  public let hourly: [HourForecast]
  /// The next days, today first.
  public let daily: [DayForecast]
  /// Where it came from.
  public var source: Source
  /// When the service sent it.
  public let fetchedAt: Date
  /// Whom the data come from; sample data come from nobody.
  public let attribution: Attribution?

  /// Describes the weather of a place.
  public init(
    timeZone: TimeZone, current: CurrentConditions, hourly: [HourForecast] = [], daily: [DayForecast],
    source: Source, fetchedAt: Date, attribution: Attribution?
  ) {
    self.timeZone = timeZone
    self.current = current
    self.hourly = hourly
    self.daily = daily
    self.source = source
    self.fetchedAt = fetchedAt
    self.attribution = attribution
  }
}
