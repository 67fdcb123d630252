import Foundation

extension Date {
  private static var days: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
  }

  /// Returns the first minute of a day, such as `2026-11-21`, in the time zone of the process, as views show it by default.
  static func day(_ text: String) -> Date? { try? Date(text, strategy: days) }

  /// The day, such as `2026-11-21`.
  var isoDay: String { formatted(Self.days) }
}
