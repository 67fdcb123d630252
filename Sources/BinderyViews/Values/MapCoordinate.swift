/// A place on Earth, in degrees.
public struct MapCoordinate: Sendable, Hashable {
  /// -90 to 90; north is positive.
  public var latitude: Double
  /// -180 to 180; east is positive.
  public var longitude: Double

  /// Creates a place. Values outside their range are clamped; NaN becomes 0.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude.isFinite ? min(max(latitude, -90), 90) : 0
    self.longitude = longitude.isFinite ? min(max(longitude, -180), 180) : 0
  }
}

extension MapCoordinate: CustomStringConvertible {
  /// Latitude and longitude: `48.85,2.35`.
  public var description: String { "\(latitude),\(longitude)" }
}
