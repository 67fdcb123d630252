/// Identifies a user by a browser cookie of 128 random bits. It gives access to their settings only.
struct PersonID: Hashable, Sendable {
  private static let name = "bindery-person"
  private static let lifetime = 400 * 86_400

  let text: String

  /// Creates a new identity.
  init() { text = SessionToken().description }

  /// Parses the identity in a request's `Cookie` headers; nil if it is missing or malformed.
  init?(cookies: [String]) {
    guard let token = SessionToken(cookie: Self.name, in: cookies) else { return nil }
    text = token.description
  }

  /// Returns the value of `Set-Cookie`.
  ///
  /// - Parameter isSecure: Whether the browser sends it over TLS only.
  func cookie(isSecure: Bool) -> String {
    "\(Self.name)=\(text); Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }
}
