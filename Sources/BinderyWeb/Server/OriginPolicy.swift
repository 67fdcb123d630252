/// Decides whether a page may open a socket, by the `Origin` that its browser reports (RFC 6455 §10.2).
///
/// A page of this server may, and pages of the origins that the configuration names. Programs that are no browsers
/// send no origin; they may, too: what they have to know is a session's token.
struct OriginPolicy: Sendable {
  /// Further origins, such as `https://example.org`, in lower case.
  private let allowed: Set<String>

  /// Allows pages of this server and of `origins`.
  init(allowing origins: [String] = []) { allowed = Set(origins.map { $0.lowercased() }) }

  /// Whether a page of `origin` may open a socket at `host`, the request's `Host`.
  func allows(origin: String?, host: String?) -> Bool {
    guard let origin = origin?.lowercased() else { return true }
    if allowed.contains(origin) { return true }
    guard let host = host?.lowercased() else { return false }
    for (scheme, port) in [("http://", ":80"), ("https://", ":443")] where origin.hasPrefix(scheme) {
      return Self.without(port, origin.dropFirst(scheme.count)) == Self.without(port, host[...])
    }
    return false
  }

  private static func without(_ port: String, _ authority: Substring) -> Substring {
    authority.hasSuffix(port) ? authority.dropLast(port.count) : authority
  }
}
