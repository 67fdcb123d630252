public import Places

/// Finds the user's location.
public protocol LocationService: Sendable {
  /// Returns the user's location; nil if it is unknown or not shared.
  func currentLocation() async -> Coordinate?
}
