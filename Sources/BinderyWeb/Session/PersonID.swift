/// Names a person by a cookie of the browser: 128 random bits. It finds their settings, and gives no other right.
struct PersonID: Hashable, Sendable {
  private static let name = "bindery-person"
  private static let lifetime = 400 * 86_400

  let text: String

  /// Makes a new one.
  init() { text = SessionToken().description }

  /// Reads one from the `Cookie` headers of a request; `nil` where there is none, or it is not well-formed.
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
