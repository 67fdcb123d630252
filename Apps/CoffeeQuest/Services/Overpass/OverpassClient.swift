internal import BinderyServices
internal import Foundation
internal import Places

/// Searches OpenStreetMap with Overpass, which needs no key and has no ratings.
///
/// A failed search is not retried automatically: the service asks programs to wait for the user.
struct OverpassClient: BusinessSearchClient {
  /// The number of cafes to request. The service returns them in no particular order, so all must be requested to find the
  /// nearest.
  private static let most = 400

  let address: ServiceAddress
  let service: JSONService

  /// Returns the cafes nearest to the center of the area.
  func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
    var request = try address.request("api/interpreter")
    request.method = .post
    request.headers["Content-Type"] = "application/x-www-form-urlencoded"
    request.body = Data("data=\(Self.encoded(Self.query(search)))".utf8)
    let reply = try await service.value(OverpassReply.self, for: request)
    // The service reports some errors with status 200.
    if let remark = reply.remark {
      throw CafeSearchError.unfinished(service: service.name, reason: remark)
    }
    let nearest = reply.cafes.map { ($0, $0.coordinate.distance(to: search.center)) }
      .sorted { $0.1 < $1.1 }.prefix(BusinessSearch.limit).map(\.0)
    return BusinessReply(nearest, source: .openStreetMap)
  }

  /// Returns the query in Overpass QL.
  static func query(_ search: BusinessSearch) -> String {
    let center = "\(search.center.latitude),\(search.center.longitude)"
    return
      "[out:json][timeout:25];nwr[amenity=cafe](around:\(Int(search.radius.rounded())),\(center));out center \(most);"
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
