public import Places

/// Finds out where the person is.
public protocol LocationService: Sendable {
  /// Where the person is; `nil` where that is not known or not shared.
  func currentLocation() async -> Coordinate?
}
