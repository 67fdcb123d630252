public import Places

/// Somewhere that a forecast can be asked for.
public struct Place: Sendable, Hashable, Codable, Identifiable {
  /// Names a place by where it is, so that the same town found through two services is one favorite.
  public struct ID: Sendable, Hashable, Codable {
    /// Thousandths of a degree (about 100 m), north and east.
    public let latitude: Int
    /// See ``latitude``.
    public let longitude: Int

    /// The identity of the place at a point.
    public init(_ coordinate: Coordinate) {
      latitude = Int((coordinate.latitude * 1000).rounded())
      longitude = Int((coordinate.longitude * 1000).rounded())
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

  /// The place that Cloudy shows while it is not known where the person is.
  public static let fallback = Place(
    name: "Hoogstraten", region: "Flanders", country: "Belgium",
    coordinate: Coordinate(clampedLatitude: 51.400592, longitude: 4.760970))

  /// Describes a place.
  public init(name: String, region: String? = nil, country: String? = nil, coordinate: Coordinate) {
    self.name = name
    self.region = region
    self.country = country
    self.coordinate = coordinate
  }
}
