/// The cookies of a request, and how this host names its own.
///
/// Names have underscores, so that proxies can read them (nginx: `$cookie_bindery_visitor`). Over TLS they begin with `__Host-`: browsers then
/// accept the cookie only from this host itself and over TLS, so that neither a subdomain nor an unencrypted response plants one
/// (RFC 6265bis §4.1.3.2).
struct RequestCookies: Sendable {
  /// Whether the request came over TLS, to this host or to a trusted proxy.
  let isSecure: Bool
  private let pairs: [(name: Substring, value: Substring)]

  /// Parses the `Cookie` headers of a request.
  init(_ headers: [String], isSecure: Bool = false) {
    self.isSecure = isSecure
    pairs = headers.flatMap { $0.split(separator: ";") }.compactMap { cookie in
      let pair = cookie.split(separator: "=", maxSplits: 1)
      return pair.count == 2 ? (pair[0].drop { $0 == " " }, pair[1]) : nil
    }
  }

  /// Returns the token in a cookie of this host; nil if it is missing or malformed.
  func token(_ name: String) -> SessionToken? { token(named: Self.name(name, isSecure: isSecure)) }

  /// Returns the token in a cookie of exactly this name; nil if it is missing or malformed.
  func token(named name: String) -> SessionToken? {
    pairs.lazy.filter { $0.name == name }.compactMap { SessionToken($0.value) }.first
  }

  /// Returns the value of `Set-Cookie`.
  ///
  /// - Parameters:
  ///   - isSecure: Whether the browser sends it over TLS only.
  ///   - lifetime: Its lifetime in seconds; nil if it ends with the browser.
  static func setting(_ name: String, to token: SessionToken, isSecure: Bool, lifetime: Int? = nil) -> String
  {
    let age = lifetime.map { " Max-Age=\($0);" } ?? ""
    let name = Self.name(name, isSecure: isSecure)
    return "\(name)=\(token); Path=/;\(age) HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }

  private static func name(_ name: String, isSecure: Bool) -> String { isSecure ? "__Host-\(name)" : name }
}
