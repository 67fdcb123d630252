/// Somewhere that a forecast can be asked for.
public struct Place: Sendable, Hashable, Codable, Identifiable {
  /// Names a place by where it is, so that the same town found through two services is one favorite.
  public struct ID: Sendable, Hashable, Codable {
    /// Thousandths of a degree (about 100 m), north and east.
    public let latitude: Int
    /// See ``latitude``.
    public let longitude: Int

    /// The identity of what stands at a point. A point that is no point (not finite) counts as 0.
    public init(_ coordinate: Coordinate) {
      latitude = Self.thousandths(coordinate.latitude)
      longitude = Self.thousandths(coordinate.longitude)
    }

    private static func thousandths(_ degrees: Double) -> Int {
      degrees.isFinite ? Int((max(-360, min(360, degrees)) * 1000).rounded()) : 0
    }
  }

  /// What people call it: `Richmond`. Empty where only the coordinate is known.
  public let name: String
  /// The state or province: `Virginia`.
  public let region: String?
  /// The country: `United States`.
  public let country: String?
  /// Where it is.
  public let coordinate: Coordinate

  /// Its identity.
  public var id: ID { ID(coordinate) }

  /// Describes a place.
  public init(name: String, region: String? = nil, country: String? = nil, coordinate: Coordinate) {
    self.name = name
    self.region = region
    self.country = country
    self.coordinate = coordinate
  }
}
