/// A point on Earth, in degrees (WGS 84).
public struct Coordinate: Sendable, Hashable {
  /// Degrees north of the equator, −90 to 90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180 to 180.
  public let longitude: Double

  /// Creates a point; nil if a number is missing or outside its range.
  public init?(latitude: Double?, longitude: Double?) {
    guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a point. A number outside its range is clamped to it, and one that is not finite becomes 0.
  public init(clampedLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude.isFinite ? min(max(latitude, -90), 90) : 0
    self.longitude = longitude.isFinite ? min(max(longitude, -180), 180) : 0
  }
}

extension Coordinate: Codable {
  private enum Key: String, CodingKey { case latitude, longitude }

  /// Decodes a point.
  /// - Throws: `DecodingError` if a number is outside its range.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let (latitude, longitude) = (
      try fields.decode(Double.self, forKey: .latitude), try fields.decode(Double.self, forKey: .longitude)
    )
    guard let point = Coordinate(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "\(latitude), \(longitude) is no point on Earth"))
    }
    self = point
  }

  /// Encodes the degrees.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(latitude, forKey: .latitude)
    try fields.encode(longitude, forKey: .longitude)
  }
}
