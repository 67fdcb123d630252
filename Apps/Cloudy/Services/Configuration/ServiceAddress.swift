internal import BinderyHTTP
internal import Foundation

/// Where a service is: its base address and what of it must not be shown.
///
/// A base may carry a path (`https://example.org/weather`) and query items (`?apikey=…`), which go along with every
/// request and count as secret.
struct ServiceAddress: Hashable, Sendable {
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private let base: URLComponents

  /// The name of the host, for example `api.open-meteo.com`.
  var host: String { base.host ?? "" }

  /// The base without its query, safe to show.
  var home: String {
    var home = base
    (home.user, home.password, home.query, home.fragment) = (nil, nil, nil, nil)
    return home.string ?? ""
  }

  /// Reads an address; nil when it is none of the web.
  init?(_ text: String) {
    guard let base = URLComponents(string: text.trimmingCharacters(in: .whitespacesAndNewlines)),
      let scheme = base.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = base.host, !host.isEmpty, base.url != nil
    else { return nil }
    self.base = base
  }

  /// The request for a path below the base.
  /// - Parameters:
  ///   - path: path segments that need no encoding, for example `v1/forecast`. A base that ends with the path, or
  ///     with a beginning of it, is not given it twice.
  ///   - segments: further segments, which are encoded.
  ///   - query: query items.
  ///   - secrets: keys among the segments and items.
  func request(
    _ path: String, segments: [String] = [], query: [(name: String, value: String)] = [],
    secrets: Set<String> = []
  ) throws -> HTTPRequest {
    var components = base
    let own = base.percentEncodedPath.split(separator: "/").map(String.init)
    let wanted = path.split(separator: "/").map(String.init)
    let overlap =
      stride(from: min(own.count, wanted.count), through: 0, by: -1)
      .first { own.suffix($0) == wanted.prefix($0) } ?? 0
    let all = own + wanted.dropFirst(overlap) + segments.map(Self.encode)
    components.percentEncodedPath = "/" + all.joined(separator: "/")
    let items =
      (base.percentEncodedQuery.map { [$0] } ?? [])
      + query.map { "\(Self.encode($0.name))=\(Self.encode($0.value))" }
    components.percentEncodedQuery = items.isEmpty ? nil : items.joined(separator: "&")
    components.fragment = nil
    guard let url = components.url else {
      throw ServiceError.rejected(service: host, status: 400, reason: "The question makes no address.")
    }
    let hidden = (base.queryItems ?? []).compactMap(\.value) + [base.user, base.password].compactMap(\.self)
    return HTTPRequest(url, secrets: secrets.union(hidden.filter { !$0.isEmpty }))
  }

  /// Commas stay, since coordinates and lists of variables are read by people too.
  private static func encode(_ text: String) -> String {
    text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "" }
      .joined(separator: ",")
  }
}
