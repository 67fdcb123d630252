/// The behavior of a ``Command`` that is executed while it is executing.
public enum CommandConcurrency: Sendable, Hashable {
  /// Ignores the new execution, for a button that must not act twice.
  ///
  ///     A ───────▶      B is ignored
  case dropNew
  /// Runs one after the other, in order.
  ///
  ///     A ───────▶ B ────▶
  case queue
  /// Cancels the old execution; only the newest one reports, as in a search.
  ///
  ///     A ──✗ B ────▶   A reports nothing, however late it ends
  case latest
  /// Runs up to a number of executions at once, at least one; others wait in order.
  ///
  ///     A ───────▶
  ///       B ──────▶     C waits for A or B
  case parallel(Int)

  /// The maximum number of simultaneous executions.
  var limit: Int {
    switch self {
    case .dropNew, .queue, .latest: 1
    case .parallel(let count): max(1, count)
    }
  }
}
