/// A point on Earth, in degrees (WGS 84).
public struct Coordinate: Sendable, Hashable, Codable {
  /// Degrees north of the equator, −90 to 90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180 to 180.
  public let longitude: Double

  /// Names a point.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Where Cloudy looks while nobody knows where the person is.
  public static let fallback = Coordinate(latitude: 51.400592, longitude: 4.760970)
}
