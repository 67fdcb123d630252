public import BinderyHTTP
public import Foundation

/// Asks OpenStreetMap's Nominatim for places and addresses, once a text is submitted: its rules forbid requests while a
/// person types, and more than one request a second.
public struct NominatimGeocoder<C: Clock<Duration>>: Geocoder {
  private static var longestQuestion: Int { 200 }

  private let address: ServiceAddress
  private let service: JSONService
  private let regions: RegionStyle
  private let pacer: Pacer<C>
  private let cache: ReplyCache<String, [Place]>

  /// Uses the service at an address.
  /// - Parameters:
  ///   - address: where it is.
  ///   - service: asks, and does not ask again by itself: that would have to queue like any other question.
  ///   - regions: how the places' states are written.
  ///   - clock: what the time between questions is measured on.
  ///   - now: the date, for the age of replies; they are kept for a day.
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

  /// The five best matches.
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
