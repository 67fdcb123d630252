public import Places

/// A location service with a fixed or unknown position.
///
/// A server does not know the positions of its visitors, so there it is unknown.
public struct FixedLocationService: LocationService {
  private let coordinate: Coordinate?

  /// Creates a service that always returns the same position.
  /// - Parameter coordinate: The position; nil if unknown.
  public init(_ coordinate: Coordinate?) { self.coordinate = coordinate }

  /// Returns the fixed position.
  public func currentLocation() async -> Coordinate? { coordinate }
}
