internal import Foundation

/// The base address of a service, with the parts of it that must not be shown.
///
/// A base may have a path (`https://example.org/weather`) and query items (`?apikey=…`); these are part of every
/// request and treated as secret.
///
/// ```swift
/// let address = ServiceAddress("https://api.open-meteo.com")
/// let request = try address?.request("v1/forecast", query: [("latitude", "38.366")])
/// ```
public struct ServiceAddress: Hashable, Sendable {
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private let base: URLComponents

  /// Parses an address; nil unless it is `http` or `https`.
  public init?(_ text: String) {
    guard let base = URLComponents(string: text.trimmingCharacters(in: .whitespacesAndNewlines)),
      let scheme = base.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = base.host, !host.isEmpty, base.url != nil
    else { return nil }
    self.base = base
  }

  /// The name of the host: `api.open-meteo.com`.
  public var host: String { base.host ?? "" }

  /// The scheme, host and port, if one is named: `https://api.open-meteo.com`.
  public var origin: String {
    var origin = URLComponents()
    (origin.scheme, origin.encodedHost, origin.port) = (
      base.scheme?.lowercased(), base.encodedHost, base.port
    )
    return origin.string ?? ""
  }

  /// The base without query and user, safe to show.
  public var home: String {
    var home = base
    (home.user, home.password, home.query, home.fragment) = (nil, nil, nil, nil)
    return home.string ?? ""
  }

  /// Creates a request for a path below the base.
  /// - Parameters:
  ///   - path: Segments that need no encoding, such as `v1/forecast`. Segments at the end of the base are not
  ///     repeated.
  ///   - segments: Additional segments, which are encoded.
  ///   - query: Query items, which are encoded.
  ///   - secrets: Keys among the segments and items.
  /// - Throws: ``HTTPError/refused(service:status:reason:)`` if the address would be invalid.
  public func request(
    _ path: String, segments: [String] = [], query: [(name: String, value: String)] = [],
    secrets: Set<String> = []
  ) throws -> HTTPRequest {
    var components = base
    let own = base.percentEncodedPath.split(separator: "/")
    let wanted = path.split(separator: "/")
    let shared = (0...min(own.count, wanted.count)).last { own.suffix($0) == wanted.prefix($0) } ?? 0
    let all = (own + wanted.dropFirst(shared)).map(String.init) + segments.map(Self.encode)
    components.percentEncodedPath = "/" + all.joined(separator: "/")
    let items =
      [base.percentEncodedQuery].compactMap(\.self)
      + query.map { "\(Self.encode($0.name))=\(Self.encode($0.value))" }
    components.percentEncodedQuery = items.isEmpty ? nil : items.joined(separator: "&")
    components.fragment = nil
    guard let url = components.url else {
      throw HTTPError.refused(
        service: host, status: 400, reason: "No address can be built from the path \(path).")
    }
    let hidden = (base.queryItems ?? []).compactMap(\.value) + [base.user, base.password].compactMap(\.self)
    return HTTPRequest(url, secrets: secrets.union(hidden.filter { !$0.isEmpty }))
  }

  /// Encodes a query item. Commas are not encoded, so that lists stay readable.
  private static func encode(_ text: String) -> String {
    text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "" }
      .joined(separator: ",")
  }
}
