public import Places

/// A place for which a forecast can be requested.
public struct Place: Sendable, Hashable, Codable, Identifiable {
  /// Identifies a place by its position, so that the same town found by two services is one favorite.
  public struct ID: Sendable, Hashable, Codable {
    /// The latitude in thousandths of a degree (about 100 m), north positive.
    public let latitude: Int
    /// The longitude in thousandths of a degree, east positive.
    public let longitude: Int

    /// Creates the identity of the place at a point.
    public init(_ coordinate: Coordinate) {
      latitude = Int((coordinate.latitude * 1000).rounded())
      longitude = Int((coordinate.longitude * 1000).rounded())
    }
  }

  /// The usual name: `Richmond`. Empty if only the position is known.
  public let name: String
  /// The state or province: `Virginia`.
  public let region: String?
  /// The country: `United States`.
  public let country: String?
  /// The position of the place.
  public let coordinate: Coordinate

  /// The identity of the place.
  public var id: ID { ID(coordinate) }

  /// The default place, shown while the user's location is unknown.
  public static let fallback = Place(
    name: "Hoogstraten", region: "Flanders", country: "Belgium",
    coordinate: Coordinate(clampedLatitude: 51.400592, longitude: 4.760970))

  /// Creates a place.
  public init(name: String, region: String? = nil, country: String? = nil, coordinate: Coordinate) {
    self.name = name
    self.region = region
    self.country = country
    self.coordinate = coordinate
  }
}
