internal import HTTPTypes

/// The pages that may open a socket, identified by the `Origin` that their browser sends (RFC 6455 §10.2).
///
/// Pages of this server, which are encrypted if the server is, and of the configured origins are allowed. Requests without an origin come from programs
/// other than browsers. They are allowed too, because they need a session's token.
struct OriginPolicy: Sendable {
  /// The configured origins, such as `https://example.org`, in lower case.
  private let allowed: Set<String>
  /// The schemes of this server's pages with their standard ports.
  private let schemes: [(name: String, port: String)]

  /// Creates a policy that allows pages of this server and of `origins`.
  ///
  /// - Parameter isSecure: Whether this server encrypts its pages. Otherwise a reverse proxy may do so.
  init(allowing origins: [String] = [], isSecure: Bool = false) {
    allowed = Set(origins.map { $0.lowercased() })
    schemes = (isSecure ? [] : [("http://", ":80")]) + [("https://", ":443")]
  }

  /// Whether a page of `origin` may open a socket at `host`, the request's `Host`.
  func allows(origin: String?, host: String?) -> Bool {
    guard let origin = origin?.lowercased() else { return true }
    if allowed.contains(origin) { return true }
    guard let host = host?.lowercased() else { return false }
    for (scheme, port) in schemes where origin.hasPrefix(scheme) {
      return Self.without(port, origin.dropFirst(scheme.count)) == Self.without(port, host[...])
    }
    return false
  }

  private static func without(_ port: String, _ authority: Substring) -> Substring {
    authority.hasSuffix(port) ? authority.dropLast(port.count) : authority
  }

  /// Whether a request comes from a page of this site, or from the person, as far as the browser says (W3C Fetch Metadata).
  static func isOwnSite(_ headers: HTTPFields) -> Bool {
    [nil, "same-origin", "none"].contains(headers[.fetchSite])
  }
}

extension HTTPField.Name {
  // This is a name as RFC 9110 §5.1 defines it, so creating it cannot fail.
  fileprivate static let fetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .contentType
}
