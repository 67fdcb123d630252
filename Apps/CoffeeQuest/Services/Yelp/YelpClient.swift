public import BinderyServices
internal import Places

/// Searches Yelp (v3), which needs a key and has ratings.
public struct YelpClient: BusinessSearchClient {
  private let address: ServiceAddress
  private let key: String
  private let service: JSONService

  /// Creates a client that uses the service at an address.
  public init(at address: ServiceAddress, key: String, service: JSONService) {
    self.address = address
    self.key = key
    self.service = service
  }

  /// Returns the best matches of Yelp.
  public func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
    var request = try address.request(
      "v3/businesses/search",
      query: [
        ("latitude", String(search.center.latitude)), ("longitude", String(search.center.longitude)),
        ("term", BusinessSearch.term), ("limit", String(BusinessSearch.limit)),
        ("radius", String(Int(search.radius.rounded()))),
      ], secrets: [key])
    request.headers["Authorization"] = "Bearer \(key)"
    let cafes = try await service.value(YelpReply.self, for: request).cafes
    return BusinessReply(Array(cafes.prefix(BusinessSearch.limit)), source: .yelp)
  }
}
