/// What a ``Command`` does when it is executed while it is executing.
public enum CommandConcurrency: Sendable, Hashable {
  /// Ignores the new execution: a button that must not act twice.
  case dropNew
  /// Runs one after the other, in order.
  case queue
  /// Cancels the old one; only the newest reports: a search.
  case latest
  /// Runs up to so many at once; further ones wait in order.
  case parallel(Int)

  /// How many may run at once.
  var limit: Int {
    switch self {
    case .dropNew, .queue, .latest: 1
    case .parallel(let count): max(1, count)
    }
  }
}
