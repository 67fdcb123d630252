public import Foundation

extension Text {
  /// The component of a date to show.
  public enum DateStyle: Sendable, Hashable, CaseIterable {
    /// The day: `November 22, 2026`.
    case date
    /// The time of day: `11:30 AM`.
    case time
  }

  /// Shows a date in the locale and time zone of the host. The argument is tracked.
  ///
  /// A view model that knows the person's time zone formats its dates itself.
  nonisolated public init(_ date: @autoclosure @escaping @MainActor () -> Date, style: DateStyle) {
    words = .live {
      switch style {
      case .date: date().formatted(date: .long, time: .omitted)
      case .time: date().formatted(date: .omitted, time: .shortened)
      }
    }
  }

  /// Shows a span of time in the locale and time zone of the host. The argument is tracked.
  nonisolated public init(_ dates: @autoclosure @escaping @MainActor () -> ClosedRange<Date>) {
    words = .live { (dates().lowerBound..<dates().upperBound).formatted() }
  }

  /// Shows a value in a format: `Text(model.price, format: .currency(code: "EUR"))`. The value is tracked.
  public init<F: FormatStyle>(_ input: @autoclosure @escaping @MainActor () -> F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    words = .live { format.format(input()) }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text without its style: use `+` to join texts with different styles.
  @MainActor
  public mutating func appendInterpolation(_ text: Text) { appendInterpolation(text.plainText) }

  /// Adds a date in the language of the place.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    switch style {
    case .date: appendInterpolation(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .time: appendInterpolation(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    }
  }

  /// Adds nothing: a text cannot contain images. ``Label`` shows an image beside a text.
  @MainActor
  public mutating func appendInterpolation(_ image: Image) {}
}
