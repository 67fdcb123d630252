/// A cookie of this host: its name, and how long browsers keep it.
///
/// Names have underscores, so that proxies can read them (nginx: `$cookie_bindery_visitor`). Over TLS they begin with `__Host-`: browsers then
/// accept the cookie only from this host itself and over TLS, so that neither a subdomain nor an unencrypted response plants one
/// (RFC 6265bis §4.1.3.2).
struct Cookie<Purpose>: Sendable {
  private let plainName: String
  private let lifetime: Int?

  /// Names a cookie.
  ///
  /// - Parameter lifetime: Its lifetime in seconds; nil if it ends with the browser.
  init(_ name: String, lifetime: Int? = nil) {
    plainName = name
    self.lifetime = lifetime
  }

  /// Its name in a request or response.
  ///
  /// - Parameter isSecure: Whether the browser sends it over TLS only.
  func name(isSecure: Bool) -> String { isSecure ? "__Host-\(plainName)" : plainName }

  /// Returns the value of `Set-Cookie`.
  func setting(_ token: Token<Purpose>, isSecure: Bool) -> String {
    let age = lifetime.map { " Max-Age=\($0);" } ?? ""
    return
      "\(name(isSecure: isSecure))=\(token); Path=/;\(age) HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }
}
