/// A statement that each connection prepares once.
struct Statement: Sendable {
  /// Its name on the server.
  let name: String
  let sql: String

  /// Returns the statement with its parameters; nil is `NULL`.
  func callAsFunction(_ parameters: String?...) -> Command {
    Command(statement: self, parameters: parameters)
  }
}

/// A statement to run.
struct Command: Sendable {
  let statement: Statement
  let parameters: [String?]
}
