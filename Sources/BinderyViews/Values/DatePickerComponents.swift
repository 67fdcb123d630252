/// What a date picker asks for.
public enum DatePickerComponents: Sendable, Hashable, CaseIterable {
  /// A day.
  case date
  /// A time of day.
  case time
  /// Both.
  case dateTime
}
