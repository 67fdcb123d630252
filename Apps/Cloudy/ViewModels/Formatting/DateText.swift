internal import Foundation

/// Formats dates for one locale, in the time zone of their place.
struct DateText: Sendable, Equatable {
  /// The language.
  let locale: Locale
  /// The time zone of the place.
  let timeZone: TimeZone

  /// `Sun, March 9`
  func shortDay(_ date: Date) -> String {
    write(date, "\(weekday: .abbreviated), \(month: .wide) \(day: .defaultDigits)")
  }

  /// `Sunday`
  func weekday(_ date: Date) -> String { write(date, "\(weekday: .wide)") }

  /// `Sun`
  func shortWeekday(_ date: Date) -> String { write(date, "\(weekday: .abbreviated)") }

  /// `March 9`
  func monthAndDay(_ date: Date) -> String { write(date, "\(month: .wide) \(day: .defaultDigits)") }

  /// `07:05 PM`
  func twelveHourTime(_ date: Date) -> String {
    write(
      date,
      """
      \(hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased)):\(minute: .twoDigits) \
      \(dayPeriod: .standard(.abbreviated))
      """)
  }

  /// `7 PM`
  func twelveHour(_ date: Date) -> String {
    write(
      date,
      "\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)) \(dayPeriod: .standard(.abbreviated))"
    )
  }

  /// `19:05`
  func twentyFourHourTime(_ date: Date) -> String {
    write(date, "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)")
  }

  /// `New York`
  func zoneCity(_ date: Date) -> String { write(date, "\(timeZone: .exemplarLocation)") }

  private func write(_ date: Date, _ format: Date.FormatString) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return Date.VerbatimFormatStyle(format: format, locale: locale, timeZone: timeZone, calendar: calendar)
      .format(date)
  }
}
