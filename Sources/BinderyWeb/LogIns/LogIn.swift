internal import BinderyViewModels

/// A log-in of a user in one browser.
@MainActor
final class LogIn {
  typealias Instant = ContinuousClock.Instant

  /// A digest of its token, for what is stored and shown: the token cannot be computed from it.
  nonisolated let id: KeptLogIn.ID
  /// The user's identifier.
  nonisolated let user: User.ID
  /// The user as the directory knew them last, for all windows of the log-in.
  let account = UserAccount()
  /// The time when the user logged in.
  let start: Instant
  /// The time when its browser last used it: for a page, a connection or an event.
  var lastUse: Instant
  /// The last use that is saved.
  var savedUse: Instant
  /// The time when the directory was last asked for the user.
  var checked: Instant
  /// Whether it has ended.
  private(set) var isOver = false

  /// Creates a log-in.
  ///
  /// - Parameter lastUse: The last use of one that was stored; nil for a new one.
  init(_ id: KeptLogIn.ID, of user: User.ID, start: Instant, lastUse: Instant? = nil, at now: Instant) {
    self.id = id
    self.user = user
    self.start = start
    self.lastUse = lastUse ?? now
    savedUse = lastUse ?? now
    checked = now
  }

  /// Returns the identifier of the log-in with a token.
  nonisolated static func id(of token: LogInToken) -> KeptLogIn.ID {
    IdentityDigest.text(.logIn, [token.description], bytes: 30)
  }

  /// Names the log-in to its pages, and is no secret.
  nonisolated var mark: String { String(id.prefix(12)) }

  /// Marks it as ended. Its windows have no user from now on.
  func finish() {
    isOver = true
    account.user = nil
  }
}
