/// Something that has happened to log-ins, for a ``LogInStore``.
public enum LogInChange: Sendable, Hashable {
  /// A window has requested a log-in, which a page has to complete.
  case requested(KeptTicket)
  /// A request was completed, or can no longer be.
  case closed(KeptTicket.ID)
  /// A user has logged in.
  case began(KeptLogIn)
  /// A log-in was used, at a time in seconds since 1970.
  case used(id: KeptLogIn.ID, at: Int)
  /// A log-in has ended.
  case ended(id: KeptLogIn.ID)
  /// All log-ins of a user so far have ended, also those that are not completed.
  case endedAll(of: User.ID)
}
