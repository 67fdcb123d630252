public import Foundation

/// The weather of a place: now and in the next days.
public struct Forecast: Sendable, Hashable, Codable {
  /// The source of a forecast.
  public enum Source: String, Sendable, Hashable, Codable {
    /// The service, directly or from its short-lived cache.
    case live
    /// The last forecast that the service sent, shown while it is unreachable. See ``Forecast/fetchedAt`` for its age.
    case stored
    /// Sample data, to show the app without a network.
    case sample
  }

  /// The place's time zone, in which its days begin and its times are shown.
  public let timeZone: TimeZone
  /// The weather now.
  public let current: CurrentConditions
  /// The next hours, in order. May be empty.
  public var hourly: [HourForecast] = []
  /// The next days, today first.
  public var daily: [DayForecast] = []
  /// The weather alerts; empty if there are none, or the service does not send them.
  public var alerts: [WeatherAlert] = []
  /// The source of the forecast.
  public var source: Source
  /// The time when the service sent the forecast.
  public let fetchedAt: Date
  /// The source of the data; nil for sample data.
  public var attribution: Attribution?

  /// The day at the place that contains the current time; nil if the forecast does not include it.
  public var today: DayForecast? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return daily.first { calendar.isDate($0.time, inSameDayAs: current.time) }
  }
}

extension Forecast {
  /// Decodes a stored forecast. Earlier versions stored no alerts.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    timeZone = try fields.decode(TimeZone.self, forKey: .timeZone)
    current = try fields.decode(CurrentConditions.self, forKey: .current)
    hourly = try fields.decode([HourForecast].self, forKey: .hourly)
    daily = try fields.decode([DayForecast].self, forKey: .daily)
    alerts = try fields.decodeIfPresent([WeatherAlert].self, forKey: .alerts) ?? []
    source = try fields.decode(Source.self, forKey: .source)
    fetchedAt = try fields.decode(Date.self, forKey: .fetchedAt)
    attribution = try fields.decodeIfPresent(Attribution.self, forKey: .attribution)
  }
}
