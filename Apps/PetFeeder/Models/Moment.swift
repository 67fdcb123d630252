public import Foundation

/// The moments with which something can be noted.
public enum Moment {
  /// The first moment of 1900. What is noted earlier is a slip of the hand.
  public static let earliest = Date(timeIntervalSince1970: -2_208_988_800)
}
