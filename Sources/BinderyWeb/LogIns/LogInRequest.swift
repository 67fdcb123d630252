internal import BinderyViewModels

/// A log-in of a user whose identity the app has verified, until the browser has its token.
struct LogInRequest {
  let user: User.ID
  /// The time of `logIn`.
  let start: ContinuousClock.Instant
  /// How often the log-ins of the user had all been ended then.
  let ends: Int
}
