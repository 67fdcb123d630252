package import Foundation

/// What a format takes from its place: the language and region, the calendar and the time zone.
package struct FormatRegion: Sendable {
  let locale: Locale
  let calendar: Calendar
  package let timeZone: TimeZone

  /// Those of the process.
  static var process: FormatRegion { FormatRegion(locale: .current, calendar: .current, timeZone: .current) }

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }

  /// Returns a format that follows the region, except for what the app set in it.
  package func localized<Format: FormatStyle>(_ format: Format) -> Format {
    var format = format
    if format == format.locale(.autoupdatingCurrent) { format = format.locale(locale) }
    if var style = format as? Date.FormatStyle {
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
      return style as? Format ?? format
    }
    return format
  }
}
