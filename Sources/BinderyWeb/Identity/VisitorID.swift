/// Identifies a browser by a cookie of 128 random bits, to which the sessions of its pages are bound: the token in a page opens no
/// session elsewhere. The cookie ends with the browser.
struct VisitorID: Hashable, Sendable {
  private static let name = "bindery_visitor"

  private let token: SessionToken

  /// The secret value of the cookie.
  var text: String { token.description }

  /// Creates a new identity.
  init() { token = SessionToken() }

  /// Parses the identity in a request's cookies; nil if it is missing or malformed.
  init?(cookies: RequestCookies) {
    guard let token = cookies.token(Self.name) else { return nil }
    self.token = token
  }

  /// Returns the value of `Set-Cookie`.
  ///
  /// - Parameter isSecure: Whether the browser sends it over TLS only.
  func cookie(isSecure: Bool) -> String {
    RequestCookies.setting(Self.name, to: token, isSecure: isSecure)
  }
}
