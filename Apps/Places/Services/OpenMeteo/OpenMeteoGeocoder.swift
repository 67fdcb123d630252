public import BinderyServices
public import Foundation

/// Searches places with Open-Meteo, which needs no key and allows requests while the user types. Its places come from GeoNames.
public struct OpenMeteoGeocoder: Geocoder {
  private static let longestName = 100

  private let address: ServiceAddress
  private let service: JSONService
  private let cache: ReplyCache<String, [Place]>

  /// Creates a geocoder that uses the service at an address.
  /// - Parameter now: Returns the current date, for the age of replies, which are cached for ten minutes.
  public init(
    at address: ServiceAddress, service: JSONService, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.address = address
    self.service = service
    cache = ReplyCache(capacity: 500, now: now)
  }

  /// Returns the ten best matches, without duplicates.
  public func places(named address: String) async throws -> [Place] {
    let name = String(address.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.longestName))
    // The service returns nothing for a single letter.
    guard name.count > 1 else { return [] }
    let request = try self.address.request(
      "v1/search", query: [("name", name), ("count", "10"), ("language", "en"), ("format", "json")])
    return try await cache.value(for: name.lowercased()) { [service] in
      // Without a match, `results` is missing.
      try await service.value(JSONObject.self, for: request).objects("results").compactMap(Self.place)
        .uniqued()
    }
  }

  /// Returns the place of a result. Fields without a value are missing, except the name and the point.
  private static func place(_ result: JSONObject) -> Place? {
    guard let name = result.text("name"),
      let coordinate = Coordinate(latitude: result.number("latitude"), longitude: result.number("longitude"))
    else { return nil }
    return Place(
      name: name, region: result.text("admin1"), country: result.text("country"),
      countryCode: result.text("country_code"), coordinate: coordinate)
  }
}
