/// Accepts only the newest of several overlapping asynchronous readings.
///
///     guard let entries = try await latest({ try await book.entries() }) else { return }
///     self.entries = entries
///
///     first    ├─────────────┤ nil
///     second       ├───┤ entries
///
/// Unlike a ``Command`` with ``CommandConcurrency/latest`` it cancels nothing, and runs in its caller's task.
@MainActor
public final class LatestRun {
  private var number = 0

  /// Creates an instance without runs.
  public init() {}

  /// Runs `operation`.
  ///
  /// - Returns: its result; `nil` if another run began meanwhile, even if this one failed.
  /// - Throws: the operation's error, unless another run began meanwhile.
  public func callAsFunction<Output, Failure: Error>(
    _ operation: @MainActor () async throws(Failure) -> Output
  ) async throws(Failure) -> Output? {
    number += 1
    let own = number
    do {
      let output = try await operation()
      return own == number ? output : nil
    } catch {
      if own == number { throw error }
      return nil
    }
  }
}
