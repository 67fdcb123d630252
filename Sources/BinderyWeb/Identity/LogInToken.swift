/// The secret by which a browser proves its log-in: a cookie of 128 random bits. Only responses to HTTP requests set it, so that a log-in
/// always has a new one. It ends with the browser.
struct LogInToken: Hashable, Sendable {
  private static let name = "bindery-log-in"

  private let token: SessionToken

  /// Creates a token.
  init() { token = SessionToken() }

  /// Parses the token in a request's `Cookie` headers; nil if it is missing or malformed.
  init?(cookies: [String]) {
    guard let token = SessionToken(cookie: Self.name, in: cookies) else { return nil }
    self.token = token
  }

  /// Returns the value of `Set-Cookie`.
  ///
  /// - Parameter isSecure: Whether the browser sends it over TLS only.
  func cookie(isSecure: Bool) -> String { token.cookie(named: Self.name, isSecure: isSecure) }
}
