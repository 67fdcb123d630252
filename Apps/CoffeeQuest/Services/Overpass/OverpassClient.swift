public import BinderyHTTP
internal import Foundation
internal import Places

/// Searches OpenStreetMap through Overpass, which needs no key and has no ratings.
///
/// A failed search is never repeated by itself: the service asks programs to wait for a person.
public struct OverpassClient: BusinessSearchClient {
  /// The number of cafes in a request. The service returns them in no particular order, so the nearest are among them only
  /// if all are requested.
  private static let most = 400

  private let address: ServiceAddress
  private let service: JSONService

  /// Uses the service at an address.
  public init(at address: ServiceAddress, service: JSONService) {
    self.address = address
    self.service = service
  }

  /// The cafes nearest to the middle of the area.
  public func cafes(_ search: BusinessSearch) async throws -> BusinessReply {
    var request = try address.request("api/interpreter")
    request.method = .post
    request.headers["Content-Type"] = "application/x-www-form-urlencoded"
    request.body = Data("data=\(Self.encoded(Self.query(search)))".utf8)
    let reply = try await service.value(OverpassReply.self, for: request)
    // The status is 200 all the same.
    if let remark = reply.remark {
      throw CafeSearchError.unfinished(service: service.name, reason: remark)
    }
    let nearest = reply.cafes.map { ($0, $0.coordinate.distance(to: search.center)) }
      .sorted { $0.1 < $1.1 }.prefix(BusinessSearch.limit).map(\.0)
    return BusinessReply(nearest, source: .openStreetMap)
  }

  /// The question in Overpass QL.
  static func query(_ search: BusinessSearch) -> String {
    let center = "\(search.center.latitude),\(search.center.longitude)"
    return
      "[out:json][timeout:25];nwr[amenity=cafe](around:\(Int(search.radius.rounded())),\(center));out center \(most);"
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
