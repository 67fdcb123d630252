public import Places

/// A fixed position, or none.
///
/// A server does not know where the browsers of its visitors are, so there it is the latter.
public struct FixedLocationService: LocationService {
  private let coordinate: Coordinate?

  /// Makes a service that always returns the same.
  /// - Parameter coordinate: the place; nil for an unknown position.
  public init(_ coordinate: Coordinate?) { self.coordinate = coordinate }

  /// The place.
  public func currentLocation() async -> Coordinate? { coordinate }
}
