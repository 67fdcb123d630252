internal import BinderyViewModels
internal import Foundation

/// Writes days and times of day, the same way on all screens.
@MainActor
final class TimeText {
  let calendar: Calendar
  private let times: DateFormatter
  private let weekdays: DateFormatter
  private let days: DateFormatter
  private let monthDays: DateFormatter
  private let years: DateFormatter
  private let fields: DateFormatter

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
    fields = DateFormatter()
    fields.locale = Locale(identifier: "en_US_POSIX")
    fields.calendar = Calendar(identifier: .gregorian)
    fields.timeZone = context.timeZone
    fields.dateFormat = "yyyy-MM-dd'T'HH:mm"
  }

  /// `12:45 AM`, or `00:45` where that is how it is said.
  func time(_ date: Date) -> String { plain(times.string(from: date)) }

  /// `Mon`
  func shortWeekday(_ date: Date) -> String { plain(weekdays.string(from: date)) }

  /// `Nov 19`
  func monthAndDay(_ date: Date) -> String { plain(monthDays.string(from: date)) }

  /// `Today`, `Yesterday`, `Thursday, Nov 19`; with the year if that is another one.
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

  /// `2026-11-21T08:30`, as date pickers have it.
  func field(_ date: Date) -> String { fields.string(from: date) }

  /// Reads what a date picker has; nil where there is no such moment.
  func date(field: String) -> Date? { fields.date(from: field) }

  /// A time of a day: minutes after midnight by the clock on the wall, also on days when clocks are changed.
  func date(minute: Int, on day: Date) -> Date {
    let midnight = calendar.startOfDay(for: day)
    return calendar.date(bySettingHour: minute / 60, minute: minute % 60, second: 0, of: midnight)
      ?? midnight.addingTimeInterval(Double(minute) * 60)
  }

  /// Newer tables of the system put narrow spaces between time and AM, which not every font and test knows.
  private func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }
}
