public import BinderyServices
public import Foundation

/// Searches OpenStreetMap's Nominatim for places and addresses. Use it only for submitted text: its rules forbid
/// requests while the user types, and more than one request per second.
public struct NominatimGeocoder<C: Clock<Duration>>: Geocoder {
  private static var longestName: Int { 200 }

  private let address: ServiceAddress
  private let service: JSONService
  private let pacer: Pacer<C>
  private let cache: ReplyCache<String, [Place]>

  /// Creates a geocoder that uses the service at an address.
  /// - Parameters:
  ///   - address: The address of the service.
  ///   - service: The HTTP client. It must not retry by itself, because a retry would have to wait for its turn.
  ///   - clock: The clock that measures the time between requests.
  ///   - now: Returns the current date, for the age of replies, which are cached for a day.
  public init(
    at address: ServiceAddress, service: JSONService, clock: C = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.address = address
    self.service = service
    pacer = Pacer(interval: .seconds(1), clock: clock)
    cache = ReplyCache(now: now)
  }

  /// Returns the five best matches, without duplicates.
  public func places(named address: String) async throws -> [Place] {
    let text = String(address.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.longestName))
    guard !text.isEmpty else { return [] }
    let request = try self.address.request(
      "search",
      query: [
        ("q", text), ("format", "jsonv2"), ("limit", "5"), ("addressdetails", "1"), ("accept-language", "en"),
      ])
    return try await cache.value(for: text.lowercased(), maximumAge: .seconds(86_400)) { [pacer, service] in
      try await pacer.turn()
      return try await service.value([Entry].self, for: request).compactMap(\.place).uniqued()
    }
  }
}

/// An entry of the list, which is empty if nothing was found. Its numbers are sent as text. Decoding never fails, so that one invalid
/// entry does not discard the others.
private struct Entry: Decodable, Sendable {
  let place: Place?

  init(from decoder: any Decoder) throws {
    guard let entry = try? JSONObject(from: decoder),
      let coordinate = Coordinate(latitude: entry.number("lat"), longitude: entry.number("lon")),
      let name = entry.text("name") ?? entry.text("display_name").map({ String($0.prefix { $0 != "," }) })
    else {
      place = nil
      return
    }
    let address = entry.object("address")
    place = Place(
      name: name, region: address?.text("state").flatMap { $0 == name ? nil : $0 },
      country: address?.text("country"), countryCode: address?.text("country_code")?.uppercased(),
      coordinate: coordinate)
  }
}
