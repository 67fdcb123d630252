/// Identifies a person whose settings are stored: by a browser cookie of 128 random bits, or by their log-in. It gives access to their
/// settings only.
struct PersonID: Hashable, Sendable {
  private static let name = "bindery_person"
  private static let formerName = "bindery-person"
  private static let lifetime = 400 * 86_400

  /// Names the person in the store of settings.
  let text: String
  /// The value of the cookie; nil for a user.
  private let token: SessionToken?

  /// Creates a new identity.
  init() { self.init(SessionToken()) }

  private init(_ token: SessionToken) {
    text = token.description
    self.token = token
  }

  /// Parses the identity in a request's cookies; nil if it is missing or malformed.
  init?(cookies: RequestCookies) {
    guard let token = cookies.token(Self.name) else { return nil }
    self.init(token)
  }

  /// Parses the identity in the cookie that had another name in earlier versions, so that nobody loses their settings.
  init?(formerCookies cookies: RequestCookies) {
    guard let token = cookies.token(named: Self.formerName) else { return nil }
    self.init(token)
  }

  /// Creates the identity of a user who is logged in, which is the same in all browsers. It has at most 105 letters, digits, hyphens and
  /// underscores: long identifiers are replaced by their digest.
  init(user id: String) {
    token = nil
    let digits = id.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    text = "user-" + (digits.utf8.count <= 100 ? digits : IdentityDigest.text(.settings, [id], bytes: 30))
  }

  /// Returns the value of `Set-Cookie`; nil for a user, whose settings belong to their log-in.
  ///
  /// - Parameter isSecure: Whether the browser sends it over TLS only.
  func cookie(isSecure: Bool) -> String? {
    token.map {
      RequestCookies.setting(Self.name, to: $0, isSecure: isSecure, lifetime: Self.lifetime)
    }
  }
}
