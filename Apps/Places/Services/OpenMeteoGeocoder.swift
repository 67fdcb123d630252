public import BinderyServices
internal import Foundation

/// Searches places with Open-Meteo, which needs no key. Its places come from GeoNames.
public struct OpenMeteoGeocoder: Geocoder {
  private static let longestQuestion = 100
  private let address: ServiceAddress
  private let service: JSONService

  /// Creates a geocoder that uses the service at an address.
  public init(at address: ServiceAddress, service: JSONService) {
    self.address = address
    self.service = service
  }

  /// Returns the ten best matches.
  public func places(named address: String) async throws -> [Place] {
    let name = address.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.longestQuestion)
    // The service returns nothing for a single letter.
    guard name.count > 1 else { return [] }
    let request = try self.address.request(
      "v1/search", query: [("name", String(name)), ("count", "10"), ("language", "en"), ("format", "json")])
    return try await service.value(Reply.self, for: request).places
  }

  /// A reply. Without a match, `results` is missing.
  struct Reply: Decodable {
    let places: [Place]

    enum Key: String, CodingKey { case results }

    init(from decoder: any Decoder) throws {
      places = try decoder.container(keyedBy: Key.self).list(Result.self, .results).compactMap { $0?.place }
    }
  }

  /// A place. Fields without a value are missing, except the name and the point.
  struct Result: Decodable {
    let place: Place?

    enum Key: String, CodingKey {
      case name, latitude, longitude, admin1, country, countryCode = "country_code"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      guard let name = fields.text(.name), let latitude = fields.number(.latitude),
        let longitude = fields.number(.longitude),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      else {
        place = nil
        return
      }
      let isUS = fields.text(.countryCode) == "US" || fields.text(.country) == "United States"
      place = Place(
        locality: name,
        region: fields.text(.admin1).map { RegionStyle.codes.text(of: $0, in: isUS ? "US" : nil) },
        country: fields.text(.country), coordinate: coordinate)
    }
  }
}
