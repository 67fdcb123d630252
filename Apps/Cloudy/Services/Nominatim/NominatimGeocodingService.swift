internal import BinderyHTTP
internal import CloudyModels
internal import Foundation

/// Asks OpenStreetMap's Nominatim for places and addresses, once a person has submitted a text: the service forbids
/// asking while somebody types, and more than one question a second.
struct NominatimGeocodingService<C: Clock<Duration>>: Sendable {
  private static var longestQuery: Int { 200 }

  let address: ServiceAddress
  let service: JSONService
  let pacer: Pacer<C>
  let cache: ReplyCache<String, [Place]>

  func places(named query: String) async throws -> [Place] {
    let text = String(query.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.longestQuery))
    guard !text.isEmpty else { return [] }
    let request = try address.request(
      "search",
      query: [
        ("q", text), ("format", "jsonv2"), ("limit", "5"), ("addressdetails", "1"), ("accept-language", "en"),
      ])
    return try await cache.value(for: text.lowercased(), maximumAge: .seconds(86_400)) {
      try await pacer.turn()
      return try await asking { try await service.value(NominatimReply.self, for: request).places }
    }
  }
}
