/// Something that has happened to log-ins, for a ``LogInStore``.
public enum LogInChange: Sendable, Hashable {
  /// A user has logged in.
  case began(KeptLogIn)
  /// A log-in was used, at a time in seconds since 1970.
  case used(id: KeptLogIn.ID, at: Int)
  /// A log-in has ended.
  case ended(id: KeptLogIn.ID)
  /// All log-ins of a user so far have ended.
  case endedAll(of: User.ID)

  /// Whether it takes the right to use an app away, so that nothing may lose it.
  public var isEnd: Bool {
    switch self {
    case .ended, .endedAll: true
    case .began, .used: false
    }
  }
}
