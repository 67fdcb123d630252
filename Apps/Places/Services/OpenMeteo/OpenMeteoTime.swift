internal import Foundation

/// A time as Open-Meteo sends it: seconds of UNIX time, or local time without an offset.
///
/// One offset, `utc_offset_seconds`, applies to the whole reply, even across a change of daylight saving time. So
/// that offset converts times, while a day is identified by its calendar date and starts at its local midnight.
enum OpenMeteoTime {
  case seconds(Double)
  case local(year: Int, month: Int, day: Int, minutes: Int)

  /// Parses `1743246000`, `2025-05-10` and `2025-05-10T12:45`.
  init?(_ text: String) {
    if let seconds = Double(text) {
      self = .seconds(seconds)
      return
    }
    let parts = text.split(separator: "T", maxSplits: 1)
    let date = (parts.first ?? "").split(separator: "-").compactMap { Int($0) }
    let time = parts.count > 1 ? parts[1].split(separator: ":").compactMap { Int($0) } : [0, 0]
    guard date.count == 3, (1900...2200).contains(date[0]), (1...12).contains(date[1]),
      (1...31).contains(date[2]), time.count >= 2, (0...24).contains(time[0]), (0...59).contains(time[1])
    else { return nil }
    self = .local(year: date[0], month: date[1], day: date[2], minutes: time[0] * 60 + time[1])
  }

  /// Returns the time as a date.
  /// - Parameter offset: The reply's offset from UTC in seconds.
  func instant(offset: Double) -> Date? {
    switch self {
    case .seconds(let seconds): Plausible.date(seconds)
    case .local(let year, let month, let day, let minutes):
      Self.calendar(.gmt).date(from: DateComponents(year: year, month: month, day: day))?
        .addingTimeInterval(Double(minutes) * 60 - offset)
    }
  }

  /// Returns the start of this day at the place: midnight, or one o'clock if midnight is skipped.
  /// - Parameters:
  ///   - zone: The place's time zone.
  ///   - offset: The reply's offset from UTC in seconds.
  func startOfDay(in zone: TimeZone, offset: Double) -> Date? {
    var parts: DateComponents
    switch self {
    case .seconds(let seconds):
      guard let date = Plausible.date(seconds + offset) else { return nil }
      parts = Self.calendar(.gmt).dateComponents([.year, .month, .day], from: date)
    case .local(let year, let month, let day, _):
      parts = DateComponents(year: year, month: month, day: day)
    }
    let calendar = Self.calendar(zone)
    parts.hour = 12
    return calendar.date(from: parts).map(calendar.startOfDay(for:))
  }

  private static func calendar(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
