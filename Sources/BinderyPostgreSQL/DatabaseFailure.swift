internal import BinderyStore

/// Converts errors of connections and of the server into sentences.
struct DatabaseFailure {
  /// The description of the database.
  let database: String

  /// Returns the readable error. Errors of other origins are returned unchanged.
  func readable(_ error: any Error) -> any Error {
    switch error {
    case let error as ConnectionError: StorageError.database(database, error.problem)
    case let error as ServerError where error.state == Schema.windowMoved: StorageError.windowMoved
    case let error as ServerError:
      error.problem.map { StorageError.database(database, $0) } ?? StorageError.failed(reason: error.message)
    default: error
    }
  }
}

extension ConnectionError {
  var problem: DatabaseProblem {
    switch self {
    case .refused(let problem): problem
    case .lost(let reason): .unreachable(reason: reason)
    case .lostCommit: .uncertain
    }
  }

  /// Whether another attempt can succeed soon, for example after a failover.
  var isTransient: Bool {
    switch self {
    case .lost, .lostCommit(isRepeatable: true): true
    case .refused(.unreachable), .refused(.tooManyConnections), .refused(.standby), .refused(.replaced): true
    case .refused, .lostCommit: false
    }
  }
}

extension ServerError {
  /// The problem that a SQLSTATE means; nil for others.
  fileprivate var problem: DatabaseProblem? {
    switch state {
    case "53100": .full
    case "53300": .tooManyConnections
    case "25006": .standby
    case "42501": .notAllowed(reason: message)
    case "42P01", "42703", "3F000", "XX001", "XX002": .damaged(reason: message)
    case "55P03", "40P01", "40001": .locked
    default: nil
    }
  }
}
