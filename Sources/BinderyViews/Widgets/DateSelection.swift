public import Foundation

/// The selection of a ``DatePicker``: a date, or an optional one.
public protocol DateSelection {
  /// Returns the date of a selection; nil for none.
  static func date(of selection: Self) -> Date?
  /// Returns the selection for a date; nil if there is none, as without a date for a `Date`.
  static func selection(of date: Date?) -> Self?
}

extension Date: DateSelection {
  public static func date(of selection: Date) -> Date? { selection }
  public static func selection(of date: Date?) -> Date? { date }
}

extension Date?: DateSelection {
  public static func date(of selection: Date?) -> Date? { selection }
  public static func selection(of date: Date?) -> Date?? { .some(date) }
}

/// The dates that a ``DatePicker`` offers: `first...last`, `first...` or `...last`.
public protocol DateRange {
  /// Returns the first and the last date of a range; nil for no bound.
  static func bounds(of range: Self) -> (first: Date?, last: Date?)
}

extension ClosedRange<Date>: DateRange {
  public static func bounds(of range: Self) -> (first: Date?, last: Date?) {
    (range.lowerBound, range.upperBound)
  }
}

extension PartialRangeFrom<Date>: DateRange {
  public static func bounds(of range: Self) -> (first: Date?, last: Date?) { (range.lowerBound, nil) }
}

extension PartialRangeThrough<Date>: DateRange {
  public static func bounds(of range: Self) -> (first: Date?, last: Date?) { (nil, range.upperBound) }
}

/// All dates: the range of a ``DatePicker`` by default.
public struct AllDates: DateRange {
  /// Creates the range.
  public init() {}

  public static func bounds(of range: AllDates) -> (first: Date?, last: Date?) { (nil, nil) }
}
