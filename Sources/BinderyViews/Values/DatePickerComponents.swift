/// The components that a date picker edits.
public enum DatePickerComponents: Sendable, Hashable, CaseIterable {
  /// A day.
  case date
  /// A time of day.
  case time
  /// A day and a time of day.
  case dateTime
}
