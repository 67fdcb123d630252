/// Identifies a person whose settings are stored: by a browser cookie of 128 random bits, or by their log-in. It gives access to their
/// settings only.
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

  /// Creates the identity of a user who is logged in, which is the same in all browsers. It has letters, digits and hyphens only.
  init(user id: String) {
    text = "user-" + id.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns the value of `Set-Cookie`.
  ///
  /// - Parameter isSecure: Whether the browser sends it over TLS only.
  func cookie(isSecure: Bool) -> String {
    "\(Self.name)=\(text); Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }
}
