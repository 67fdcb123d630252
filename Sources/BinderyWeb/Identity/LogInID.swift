/// Identifies a log-in by a digest of its token, for what is stored and shown: the token cannot be computed from it.
struct LogInID: Hashable, Sendable {
  let text: String

  /// Identifies the log-in with a token.
  init(_ token: LogInToken) { text = IdentityDigest.text(.logIn, [token.text], bytes: 30) }

  /// Identifies a log-in that was stored.
  init(stored text: String) { self.text = text }

  /// Names the log-in to its pages, and is no secret.
  var mark: String { String(text.prefix(12)) }
}
