public import Foundation

/// The time during which an adoption can be undone. The pet is then reserved again.
public enum UndoPeriod {
  /// The length of the period in seconds.
  public static let length: TimeInterval = 600

  /// Returns the end of the period for an adoption at the given time.
  public static func end(adoptedAt date: Date) -> Date { date.addingTimeInterval(length) }
}
