internal import Foundation

/// Formats weights and dates.
enum PetText {
  /// `64.8 lb`; ounces for light pets: `4.5 oz`.
  static func weight(grams: Int) -> String {
    let ounces = Double(max(0, grams)) / 28.349523125
    return ounces < 16 ? String(format: "%.1f oz", ounces) : String(format: "%.1f lb", ounces / 16)
  }

  /// `June 21, 2023`
  static func date(_ date: Date, in calendar: Calendar) -> String {
    let format: Date.FormatString = "\(month: .wide) \(day: .defaultDigits), \(year: .defaultDigits)"
    return Date.VerbatimFormatStyle(
      format: format, locale: Locale(identifier: "en_US"), timeZone: calendar.timeZone, calendar: calendar
    ).format(date)
  }
}
