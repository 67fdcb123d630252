internal import CoffeeQuestModels
internal import Foundation

/// Writes when a cafe is open, by the clock of the place.
struct HoursText {
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  let hours: OpeningHours
  let timeZone: TimeZone
  let locale: Locale
  let now: Date

  /// Whether it is open now.
  var isOpen: Bool {
    if case .open = state { true } else { false }
  }

  /// `Open until 6:00 PM`, `Closed, opens at 7:00 AM`, `Closed, opens Monday at 7:00 AM`, `Open day and night`.
  var stateText: String {
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
        $0.end - $0.start >= 24 * 60 ? "All day" : "\(time($0.start)) – \(time($0.end))"
      }
      return HoursLine(
        day: Self.weekdays[day], text: words.isEmpty ? "Closed" : words.joined(separator: ", "),
        isToday: day == today)
    }
  }

  private var state: OpeningHours.State { hours.state(weekday: today, minute: minute) }

  private var parts: DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.dateComponents([.weekday, .hour, .minute], from: now)
  }

  /// 0 for Monday; the calendar counts from Sunday, which is 1.
  private var today: Int { ((parts.weekday ?? 1) + 5) % 7 }

  private var minute: Int { (parts.hour ?? 0) * 60 + (parts.minute ?? 0) }

  private func time(_ minute: Int) -> String {
    let format: Date.FormatString =
      "\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)):\(minute: .twoDigits) \(dayPeriod: .standard(.abbreviated))"
    let date = Date(timeIntervalSinceReferenceDate: Double(minute % (24 * 60)) * 60)
    return Date.VerbatimFormatStyle(
      format: format, locale: locale, timeZone: .gmt, calendar: Calendar(identifier: .gregorian)
    ).format(date)
  }
}

/// When a cafe is open on a day of the week.
public struct HoursLine: Sendable, Hashable, Identifiable {
  /// `Monday`
  public let day: String
  /// `7:00 AM – 6:00 PM`, `Closed`.
  public let text: String
  /// Whether it is that day at the place.
  public let isToday: Bool

  /// The day.
  public var id: String { day }
}
