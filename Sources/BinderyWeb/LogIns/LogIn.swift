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
  /// How often the log-ins of the user had all been ended then.
  let ends: Int
  /// The time when its browser last used it: for a page, a connection or an event.
  var lastUse: Instant
  /// The last use that is saved.
  var savedUse: Instant
  /// Whether it has ended.
  private(set) var isOver = false

  /// Creates a log-in.
  init(_ id: KeptLogIn.ID, of user: User.ID, start: Instant, ends: Int, lastUse: Instant) {
    self.id = id
    self.user = user
    self.start = start
    self.ends = ends
    self.lastUse = lastUse
    savedUse = lastUse
  }

  /// Returns the same log-in with other windows.
  func copy() -> LogIn { LogIn(id, of: user, start: start, ends: ends, lastUse: lastUse) }

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
