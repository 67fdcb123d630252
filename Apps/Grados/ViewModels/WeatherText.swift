internal import BinderyViewModels
internal import Foundation
internal import Places

/// Formats the weather as text.
struct WeatherText {
  private let context: DisplayContext

  init(_ context: DisplayContext) { self.context = context }

  /// `Monday, Aug 28`, in the place's calendar.
  func date(of weather: Forecast) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = weather.timeZone
    let format: Date.FormatString =
      "\(weekday: .wide), \(month: .abbreviated) \(day: .defaultDigits)"
    return Date.VerbatimFormatStyle(
      format: format, locale: context.locale, timeZone: weather.timeZone, calendar: calendar
    ).format(weather.current.time)
  }

  /// `Broken clouds - 76℉`, without unknown parts.
  func summary(of weather: Forecast) -> String {
    [words(of: weather), degrees(weather.current.temperature) ?? ""].filter { !$0.isEmpty }.joined(
      separator: " - ")
  }

  /// `Summary: Broken clouds`
  func forecast(of weather: Forecast) -> String {
    words(of: weather).isEmpty ? " " : "Summary: \(words(of: weather))"
  }

  /// Returns the known values that the summary leaves out.
  func facts(of weather: Forecast) -> [WeatherFact] {
    let (now, today) = (weather.current, weather.today)
    let facts = [
      ("Feels like", degrees(now.apparentTemperature)), ("High", degrees(today?.maximumTemperature)),
      ("Low", degrees(today?.minimumTemperature)), ("Humidity", percent(now.humidity)),
      (
        "Wind",
        whole(now.windSpeed?.value(in: .milesPerHour), in: 0...300).map { "\($0) mph" }
      ), ("Cloud cover", percent(now.cloudCover)),
    ]
    return facts.compactMap { title, value in value.map { WeatherFact(title: title, value: $0) } }
  }

  /// Returns the message for failed weather.
  func failure(_ reason: String) -> String { "The weather could not be loaded. \(reason)" }

  private func words(of weather: Forecast) -> String {
    String(weather.current.summary.prefix(200)).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// `76℉`
  private func degrees(_ value: Temperature?) -> String? {
    whole(value?.value(in: .fahrenheit), in: -500...500).map { "\($0)℉" }
  }

  /// `59%`
  private func percent(_ share: Double?) -> String? {
    whole(share.map { $0 * 100 }, in: 0...100).map { "\($0)%" }
  }

  /// Rounds to a whole number, half to even. Returns nil for an unknown value, or one that cannot be true: services send
  /// −999 for values that they do not have.
  private func whole(_ value: Double?, in range: ClosedRange<Double>) -> Int? {
    guard let value, range.contains(value) else { return nil }
    return Int(value.rounded(.toNearestOrEven))
  }
}
