/// A place with a name.
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
  /// The country's code (ISO 3166-1 alpha-2), if known: `US`.
  public let countryCode: String?
  /// The position of the place.
  public let coordinate: Coordinate

  /// The identity of the place.
  public var id: ID { ID(coordinate) }

  /// Creates a place.
  public init(
    name: String, region: String? = nil, country: String? = nil, countryCode: String? = nil,
    coordinate: Coordinate
  ) {
    self.name = name
    self.region = region
    self.country = country
    self.countryCode = countryCode
    self.coordinate = coordinate
  }

  /// The name with the state or province, in the USA as its postal code: `Richmond, VA`; without a region just `Singapore`.
  public var fullName: String {
    guard let region, !region.isEmpty, region != name else { return name }
    return "\(name), \(shortRegion ?? region)"
  }

  /// The postal code of a state of the USA; nil for other regions, which have no common codes.
  var shortRegion: String? {
    guard countryCode == "US" || country == "United States" else { return nil }
    return region.flatMap(USStates.code)
  }
}
