public import Places

/// Knows where the person is.
public protocol LocationService: Sendable {
  /// Where the person is, or `nil` where nobody knows or the person would not say.
  func currentLocation() async -> Coordinate?
}
