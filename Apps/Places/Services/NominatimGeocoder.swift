public import BinderyServices
public import Foundation

/// Searches OpenStreetMap's Nominatim for places and addresses. Use it only for submitted text: its rules forbid
/// requests while the user types, and more than one request per second.
public struct NominatimGeocoder<C: Clock<Duration>>: Geocoder {
  private static var longestQuestion: Int { 200 }

  private let address: ServiceAddress
  private let service: JSONService
  private let regions: RegionStyle
  private let pacer: Pacer<C>
  private let cache: ReplyCache<String, [Place]>

  /// Creates a geocoder that uses the service at an address.
  /// - Parameters:
  ///   - address: The address of the service.
  ///   - service: The HTTP client. It must not retry by itself, because a retry would have to wait for its turn.
  ///   - regions: The notation of states.
  ///   - clock: The clock that measures the time between requests.
  ///   - now: Returns the current date, for the age of replies, which are cached for a day.
  public init(
    at address: ServiceAddress, service: JSONService, regions: RegionStyle = .codes,
    clock: C = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.address = address
    self.service = service
    self.regions = regions
    pacer = Pacer(interval: .seconds(1), clock: clock)
    cache = ReplyCache(now: now)
  }

  /// Returns the five best matches.
  public func places(named address: String) async throws -> [Place] {
    let text = String(
      address.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.longestQuestion))
    guard !text.isEmpty else { return [] }
    let request = try self.address.request(
      "search",
      query: [
        ("q", text), ("format", "jsonv2"), ("limit", "5"), ("addressdetails", "1"), ("accept-language", "en"),
      ])
    let (pacer, service, regions) = (pacer, service, regions)
    return try await cache.value(for: text.lowercased(), maximumAge: .seconds(86_400)) {
      try await pacer.turn()
      return try await service.value(NominatimReply.self, for: request).places(regions)
    }
  }
}
