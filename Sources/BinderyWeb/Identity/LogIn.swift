internal import BinderyViewModels

/// A log-in of a user in one browser.
@MainActor
final class LogIn {
  typealias Instant = ContinuousClock.Instant

  nonisolated let id: LogInID
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
  init(_ id: LogInID, of user: User.ID, start: Instant, lastUse: Instant? = nil, at now: Instant) {
    self.id = id
    self.user = user
    self.start = start
    self.lastUse = lastUse ?? now
    savedUse = lastUse ?? now
    checked = now
  }

  /// Marks it as ended. Its windows have no user from now on.
  func finish() {
    isOver = true
    account.user = nil
  }
}
