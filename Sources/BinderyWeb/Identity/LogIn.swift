internal import BinderyScenes

/// A log-in of a user in one browser. It is kept in memory only: a restart of the process ends all.
@MainActor
final class LogIn {
  /// The secret in the browser's cookie.
  nonisolated let token = LogInToken()
  /// The user's identifier.
  nonisolated let user: User.ID
  /// The user as the directory knew them last, for all windows of the log-in.
  let account: UserAccount
  /// The time when it ends by itself.
  let end: ContinuousClock.Instant
  /// The time when the directory was last asked for the user.
  var checked: ContinuousClock.Instant
  /// Whether it has ended.
  private(set) var isOver = false

  init(_ user: User, at now: ContinuousClock.Instant, lifetime: Duration) {
    self.user = user.id
    account = UserAccount(user)
    end = now + lifetime
    checked = now
  }

  /// Marks it as ended. Its windows have no user from now on.
  func finish() {
    isOver = true
    account.user = nil
  }
}
