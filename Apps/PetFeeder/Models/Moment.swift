public import Foundation

/// The limits of the time of an entry.
public enum Moment {
  /// The start of 1900. An earlier time is a typing error.
  public static let earliest = Date(timeIntervalSince1970: -2_208_988_800)
}
