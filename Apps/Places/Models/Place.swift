/// A place with a name.
public struct Place: Sendable, Hashable {
  /// The city, town or village: `Richmond`.
  public let locality: String
  /// The state or province, as a code if a common one exists: `VA`.
  public let region: String?
  /// The country: `United States`.
  public let country: String?
  /// The country's code (ISO 3166-1 alpha-2), if known: `US`.
  public let countryCode: String?
  /// The position of the place.
  public let coordinate: Coordinate

  /// Creates a place.
  public init(
    locality: String, region: String? = nil, country: String? = nil, countryCode: String? = nil,
    coordinate: Coordinate
  ) {
    self.locality = locality
    self.region = region
    self.country = country
    self.countryCode = countryCode
    self.coordinate = coordinate
  }

  /// The usual name of the place: `Richmond, VA`; without a region just `Singapore`.
  public var name: String {
    guard let region, !region.isEmpty else { return locality }
    return "\(locality), \(region)"
  }
}
