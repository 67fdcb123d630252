internal import BinderyServices
internal import Places

/// Searches Yelp (v3), which needs a key and has ratings.
struct YelpClient: BusinessSearchClient {
  let address: ServiceAddress
  let key: String
  let service: JSONService

  /// Returns the best matches of Yelp.
  func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
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
