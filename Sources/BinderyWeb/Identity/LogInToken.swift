/// The secret by which a browser proves its log-in: a cookie of 128 random bits. Only responses to HTTP requests set it, so that a log-in
/// always has a new one. It ends with the browser.
struct LogInToken: Hashable, Sendable {
  private static let name = "bindery_log_in"

  private let token: SessionToken

  /// The secret value of the cookie.
  var text: String { token.description }

  /// Creates a token.
  init() { token = SessionToken() }

  /// Parses the token in a request's cookies; nil if it is missing or malformed.
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
