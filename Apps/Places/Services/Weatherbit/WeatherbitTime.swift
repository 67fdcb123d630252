internal import Foundation

/// Parses the dates of Weatherbit.
enum WeatherbitTime {
  /// Returns the date at the start of a text: `2017-08-28:17` is an hour of UTC; `2017-08-28` is a day at the
  /// place. Nil for any other text.
  static func date(_ text: String, in timeZone: TimeZone) -> Date? {
    guard let day = text.prefixMatch(of: /(\d{4})-(\d\d)-(\d\d)/), let year = Int(day.1),
      let month = Int(day.2),
      let date = Int(day.3)
    else { return nil }
    let hour = text[day.range.upperBound...].prefixMatch(of: /:(\d\d)/).flatMap { Int($0.1) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = hour == nil ? timeZone : .gmt
    let parts = DateComponents(
      calendar: calendar, timeZone: calendar.timeZone, year: year, month: month, day: date, hour: hour ?? 0)
    // Otherwise, 2017-13-45 would be parsed as a day of 2018.
    return parts.isValidDate ? parts.date : nil
  }
}
