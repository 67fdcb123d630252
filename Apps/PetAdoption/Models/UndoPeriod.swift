public import Foundation

/// For how long a pet that was taken home can be brought back, as if it had stayed reserved.
public enum UndoPeriod {
  /// Ten minutes, in seconds.
  public static let length: TimeInterval = 600

  /// When it ends for a pet that was taken home at a moment.
  public static func end(adoptedAt date: Date) -> Date { date.addingTimeInterval(length) }
}
