internal import Foundation

/// Formats the opening hours of a cafe in its own time zone.
struct HoursText {
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  let hours: OpeningHours
  let timeZone: TimeZone
  /// Whether the cafe is open now.
  let isOpen: Bool
  /// `Open until 6:00 PM`, `Closed, opens at 7:00 AM`, `Closed, opens Monday at 7:00 AM`, `Open day and night`.
  let stateText: String

  private let locale: Locale
  /// The weekday, 0 for Monday.
  private let today: Int

  /// Formats the hours at the given time.
  init(hours: OpeningHours, timeZone: TimeZone, locale: Locale, now: Date) {
    self.hours = hours
    self.timeZone = timeZone
    self.locale = locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.weekday, .hour, .minute], from: now)
    // The calendar numbers Sunday as 1.
    today = ((parts.weekday ?? 1) + 5) % 7
    let minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    let state = hours.state(weekday: today, minute: minute)
    if case .open = state { isOpen = true } else { isOpen = false }
    let time = { Self.time($0, in: locale) }
    stateText =
      switch state {
      case .open(nil): "Open day and night"
      case .open(let end?): "Open until \(time(end.minute))"
      case .closed(nil): "Closed"
      case .closed(let start?):
        start.weekday == today && start.minute > minute
          ? "Closed, opens at \(time(start.minute))"
          : "Closed, opens \(Self.weekdays[start.weekday]) at \(time(start.minute))"
      }
  }

  /// A line for each day, Monday first: the day and `7:00 AM – 6:00 PM`.
  var week: [HoursLine] {
    hours.days.enumerated().map { day, spans in
      let words = spans.map {
        $0.end - $0.start >= 24 * 60
          ? "All day" : "\(Self.time($0.start, in: locale)) – \(Self.time($0.end, in: locale))"
      }
      return HoursLine(
        day: Self.weekdays[day], text: words.isEmpty ? "Closed" : words.joined(separator: ", "),
        isToday: day == today)
    }
  }

  private static func time(_ minute: Int, in locale: Locale) -> String {
    let format: Date.FormatString =
      "\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)):\(minute: .twoDigits) \(dayPeriod: .standard(.abbreviated))"
    let date = Date(timeIntervalSinceReferenceDate: Double(minute % (24 * 60)) * 60)
    return Date.VerbatimFormatStyle(
      format: format, locale: locale, timeZone: .gmt, calendar: Calendar(identifier: .gregorian)
    ).format(date)
  }
}

/// The opening hours on a day of the week.
public struct HoursLine: Sendable, Hashable, Identifiable {
  /// `Monday`
  public let day: String
  /// `7:00 AM – 6:00 PM`, `Closed`.
  public let text: String
  /// Whether it is that day at the cafe.
  public let isToday: Bool

  /// The day.
  public var id: String { day }
}
