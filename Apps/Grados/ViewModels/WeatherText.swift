internal import BinderyViewModels
internal import Foundation

/// Formats the weather as text.
struct WeatherText {
  private let context: DisplayContext

  init(_ context: DisplayContext) { self.context = context }

  /// `Monday, Aug 28`, in the place's calendar; today if the weather has no date.
  func date(of weather: Weather) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = weather.timeZone
    let format: Date.FormatString =
      "\(weekday: .wide), \(month: .abbreviated) \(day: .defaultDigits)"
    return Date.VerbatimFormatStyle(
      format: format, locale: context.locale, timeZone: weather.timeZone, calendar: calendar
    ).format(weather.date ?? context.now())
  }

  /// `Broken clouds - 76℉`, without unknown parts.
  func summary(of weather: Weather) -> String {
    [words(of: weather), degrees(weather.temperature) ?? ""].filter { !$0.isEmpty }.joined(separator: " - ")
  }

  /// `Summary: Broken clouds`
  func forecast(of weather: Weather) -> String {
    words(of: weather).isEmpty ? " " : "Summary: \(words(of: weather))"
  }

  /// Returns the known values that the summary leaves out.
  func facts(of weather: Weather) -> [WeatherFact] {
    let facts = [
      ("Feels like", degrees(weather.feelsLike)), ("High", degrees(weather.high)),
      ("Low", degrees(weather.low)), ("Humidity", percent(weather.humidity)),
      ("Wind", whole(weather.wind, in: 0...300).map { "\($0) mph" }),
      ("Cloud cover", percent(weather.cloudCover)),
    ]
    return facts.compactMap { title, value in value.map { WeatherFact(title: title, value: $0) } }
  }

  /// Returns the message for failed weather.
  func failure(_ reason: String) -> String { "The weather could not be loaded. \(reason)" }

  private func words(of weather: Weather) -> String {
    String(weather.description.prefix(200)).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// `76℉`
  private func degrees(_ value: Double?) -> String? { whole(value, in: -500...500).map { "\($0)℉" } }

  /// `59%`
  private func percent(_ value: Double?) -> String? { whole(value, in: 0...100).map { "\($0)%" } }

  /// Rounds to a whole number, half to even. Returns nil for an unknown value, or one that cannot be true: services send
  /// −999 for values that they do not have.
  private func whole(_ value: Double?, in range: ClosedRange<Double>) -> Int? {
    guard let value, range.contains(value) else { return nil }
    return Int(value.rounded(.toNearestOrEven))
  }
}
