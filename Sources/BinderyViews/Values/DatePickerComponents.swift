/// The components that a date picker edits.
public enum DatePickerComponents: Sendable, Hashable, CaseIterable {
  /// A day.
  case date
  /// A time of day.
  case time
  /// A day and a time of day.
  case dateTime
}

extension DatePickerComponents: ExpressibleByArrayLiteral {
  /// A time of day.
  public static var hourAndMinute: DatePickerComponents { .time }

  /// A day, a time of day, or both.
  public init(arrayLiteral elements: DatePickerComponents...) {
    let hasDay = elements.contains { $0 != .time }
    let hasTime = elements.contains { $0 != .date }
    self = hasDay && hasTime ? .dateTime : hasTime ? .time : .date
  }
}
