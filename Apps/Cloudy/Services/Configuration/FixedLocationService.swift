public import Places

/// Says that the person is at one place, or that nobody knows where.
///
/// A server does not know where the browsers of its visitors are, so there it is the latter.
public struct FixedLocationService: LocationService {
  private let coordinate: Coordinate?

  /// Makes a service that always says the same.
  /// - Parameter coordinate: the place; nil where nobody knows.
  public init(_ coordinate: Coordinate?) { self.coordinate = coordinate }

  /// The place.
  public func currentLocation() async -> Coordinate? { coordinate }
}
