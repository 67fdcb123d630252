/// Identifies a user by a browser cookie of 128 random bits. It gives access to their settings only.
struct PersonID: Hashable, Sendable {
  private static let name = "bindery-person"
  private static let lifetime = 400 * 86_400

  let text: String

  /// Creates a new identity.
  init() { text = SessionToken().description }

  /// Parses the identity in a request's `Cookie` headers; nil if it is missing or malformed.
  init?(cookies: [String]) {
    for cookie in cookies.joined(separator: ";").split(separator: ";") {
      let pair = cookie.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].drop(while: { $0 == " " }) == Self.name,
        let token = SessionToken(pair[1])
      else { continue }
      text = token.description
      return
    }
    return nil
  }

  /// The value of `Set-Cookie`.
  var cookie: String { "\(Self.name)=\(text); Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Lax" }
}
