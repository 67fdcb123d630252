internal import BinderyViewModels
internal import Foundation
internal import GradosModels

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
    [words(of: weather), temperature(of: weather)].filter { !$0.isEmpty }.joined(separator: " - ")
  }

  /// `Summary: Broken clouds`
  func forecast(of weather: Weather) -> String {
    words(of: weather).isEmpty ? " " : "Summary: \(words(of: weather))"
  }

  /// Returns the message for failed weather.
  func failure(_ reason: String) -> String { "The weather could not be loaded. \(reason)" }

  private func words(of weather: Weather) -> String {
    String(weather.description.prefix(200)).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Rounds to whole degrees, half to even. Adding zero turns -0 into 0.
  private func temperature(of weather: Weather) -> String {
    guard let temperature = weather.temperature, temperature.isFinite else { return "" }
    let degrees = temperature.rounded(.toNearestOrEven) + 0
    return String(format: "%.0f℉", degrees)
  }
}
