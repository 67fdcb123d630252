/// Identifies a browser by a cookie of 128 random bits, to which the sessions of its pages are bound: the token in a page opens no
/// session elsewhere. The cookie ends with the browser.
struct VisitorID: Hashable, Sendable {
  private static let name = "bindery-visitor"

  private let token: SessionToken

  /// Creates a new identity.
  init() { token = SessionToken() }

  /// Parses the identity in a request's `Cookie` headers; nil if it is missing or malformed.
  init?(cookies: [String]) {
    guard let token = SessionToken(cookie: Self.name, in: cookies) else { return nil }
    self.token = token
  }

  /// Returns the value of `Set-Cookie`.
  ///
  /// - Parameter isSecure: Whether the browser sends it over TLS only.
  func cookie(isSecure: Bool) -> String { token.cookie(named: Self.name, isSecure: isSecure) }
}
