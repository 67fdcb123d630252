internal import BinderyServices
internal import Foundation

/// Searches places with Open-Meteo, which allows requests while the user types.
struct OpenMeteoGeocodingService: GeocodingService {
  static let name = "Open-Meteo’s place search"
  private static let longestQuery = 100

  let address: ServiceAddress
  let service: JSONService

  func suggestions(for query: String) async throws -> [Place] {
    let name = query.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.longestQuery)
    // The service returns nothing for a single letter.
    guard name.count > 1 else { return [] }
    let request = try address.request(
      "v1/search", query: [("name", String(name)), ("count", "10"), ("language", "en"), ("format", "json")])
    return try await asking { try await service.value(OpenMeteoGeocodingReply.self, for: request).places }
  }
}
