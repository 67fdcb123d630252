public import Foundation

extension Text {
  /// The component of a date to show.
  public enum DateStyle: Sendable, Hashable, CaseIterable {
    /// The day: `November 22, 2026`.
    case date
    /// The time of day: `11:30 AM`.
    case time
  }

  /// Shows a date in the ``EnvironmentValues/locale``, ``EnvironmentValues/calendar`` and ``EnvironmentValues/timeZone`` of the place. The
  /// argument is tracked.
  ///
  /// By default, the time zone is that of the process: an app that knows the person's time zone sets it.
  nonisolated public init(_ date: @autoclosure @escaping @MainActor () -> Date, style: DateStyle) {
    words = .live { FormatRegion.current.words(of: date(), style) }
  }

  /// Shows a span of time in the ``EnvironmentValues/locale``, ``EnvironmentValues/calendar`` and ``EnvironmentValues/timeZone`` of the
  /// place. The argument is tracked.
  nonisolated public init(_ dates: @autoclosure @escaping @MainActor () -> ClosedRange<Date>) {
    words = .live { FormatRegion.current.words(of: dates().lowerBound..<dates().upperBound) }
  }

  /// Shows a value in a format: `Text(model.price, format: .currency(code: "EUR"))`. The value is tracked.
  ///
  /// The format follows the ``EnvironmentValues/locale`` of the place, a `Date.FormatStyle` also its calendar and time zone, except for those
  /// that the format itself sets.
  public init<F: FormatStyle>(_ input: @autoclosure @escaping @MainActor () -> F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    words = .live { FormatRegion.current.localized(format).format(input()) }
  }

  /// Shows a date as a formatter writes it. The date is tracked.
  public init(_ date: @autoclosure @escaping @MainActor () -> Date, formatter: DateFormatter) {
    words = .live { formatter.string(from: date()) }
  }

  /// Shows a number as a formatter writes it. The number is tracked.
  public init(_ number: @autoclosure @escaping @MainActor () -> NSNumber, formatter: NumberFormatter) {
    words = .live { formatter.string(from: number()) ?? "" }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text without its style: use `+` to join texts with different styles.
  @MainActor
  public mutating func appendInterpolation(_ text: Text) { appendInterpolation(text.plainText) }

  /// Adds a date in the language of the place.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append { $0.words(of: date, style) }
  }

  /// Adds nothing: a text cannot contain images. ``Label`` shows an image beside a text.
  @MainActor
  public mutating func appendInterpolation(_ image: Image) {}
}

extension FormatRegion {
  fileprivate func words(of date: Date, _ style: Text.DateStyle) -> String {
    switch style {
    case .date: words(of: date, date: .long, time: .omitted)
    case .time: words(of: date, date: .omitted, time: .shortened)
    }
  }

  private func words(
    of date: Date, date dateStyle: Date.FormatStyle.DateStyle, time timeStyle: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: dateStyle, time: timeStyle, locale: locale, calendar: calendar, timeZone: timeZone
    ).format(date)
  }

  fileprivate func words(of dates: Range<Date>) -> String {
    Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).format(dates)
  }
}
