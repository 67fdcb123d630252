internal import BinderyStore

/// An error of a connection.
enum ConnectionError: Error {
  /// It could not be made.
  case refused(DatabaseProblem)
  /// It was lost, and nothing was committed.
  case lost(reason: String)
  /// It was lost during a commit.
  /// - isRepeatable: Whether running the transaction again finds out, because it records a user event or changes nothing.
  case lostCommit(isRepeatable: Bool)
}
