internal import Foundation

extension Coordinate {
  /// The mean radius of the Earth, in meters.
  private static let earth = 6_371_008.8

  /// Returns the distance to another point along the surface of a sphere, in meters (haversine formula).
  public func distance(to other: Coordinate) -> Double {
    let (here, there) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let width = (other.longitude - longitude) * .pi / 180
    let chord = pow(sin((there - here) / 2), 2) + cos(here) * cos(there) * pow(sin(width / 2), 2)
    return 2 * Self.earth * asin(min(1, chord.squareRoot()))
  }
}
