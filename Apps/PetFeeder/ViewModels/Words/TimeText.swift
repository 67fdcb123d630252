internal import BinderyViewModels
internal import Foundation

/// Formats days and times of day, the same way on all screens.
@MainActor
final class TimeText {
  let calendar: Calendar
  private let times: DateFormatter
  private let weekdays: DateFormatter
  private let days: DateFormatter
  private let monthDays: DateFormatter
  private let years: DateFormatter
  private let isoDays: DateFormatter

  init(_ context: DisplayContext) {
    calendar = context.calendar
    func formatter(_ template: String) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = context.locale
      formatter.calendar = context.calendar
      formatter.timeZone = context.timeZone
      formatter.setLocalizedDateFormatFromTemplate(template)
      return formatter
    }
    times = formatter("jmm")
    weekdays = formatter("EEE")
    days = formatter("EEEEMMMd")
    monthDays = formatter("MMMd")
    years = formatter("MMMdy")
    isoDays = DateFormatter()
    isoDays.locale = Locale(identifier: "en_US_POSIX")
    isoDays.calendar = Calendar(identifier: .gregorian)
    isoDays.timeZone = context.timeZone
    isoDays.dateFormat = "yyyy-MM-dd"
  }

  /// `12:45 AM`, or `00:45` in languages that use it.
  func time(_ date: Date) -> String { plain(times.string(from: date)) }

  /// `Mon`
  func shortWeekday(_ date: Date) -> String { plain(weekdays.string(from: date)) }

  /// `Nov 19`
  func monthAndDay(_ date: Date) -> String { plain(monthDays.string(from: date)) }

  /// `Today`, `Yesterday`, `Thursday, Nov 19`; with the year if it is not the present one.
  func day(_ date: Date, today: Date) -> String {
    switch calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: today)
    ).day {
    case 0: return "Today"
    case 1: return "Yesterday"
    default:
      let isThisYear =
        calendar.component(.year, from: date) == calendar.component(.year, from: today)
      return plain((isThisYear ? days : years).string(from: date))
    }
  }

  /// `Today, 12:45 AM`
  func moment(_ date: Date, today: Date) -> String { "\(day(date, today: today)), \(time(date))" }

  /// `2026-11-21`
  func isoDay(_ date: Date) -> String { isoDays.string(from: date) }

  /// Returns the number of minutes from midnight to a time by the wall clock.
  func minute(of date: Date) -> Int {
    calendar.component(.hour, from: date) * 60 + calendar.component(.minute, from: date)
  }

  /// Returns the time on a day that is the given number of minutes after midnight by the wall clock, also when clocks
  /// change.
  func date(minute: Int, on day: Date) -> Date {
    let midnight = calendar.startOfDay(for: day)
    return calendar.date(bySettingHour: minute / 60, minute: minute % 60, second: 0, of: midnight)
      ?? midnight.addingTimeInterval(Double(minute) * 60)
  }

  /// Newer versions of Unicode data put narrow spaces before AM, which some fonts and tests lack.
  private func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }
}
