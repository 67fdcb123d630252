/// A problem with the database of a server.
public enum DatabaseProblem: Hashable, Sendable {
  /// The address cannot be read.
  case invalidAddress
  /// No server answers, or the connection cannot be made or kept.
  case unreachable(reason: String)
  /// The server's certificate has expired, is of another server, or was issued by an authority that this program does not know.
  /// - reason: What libpq says.
  case untrusted(reason: String)
  /// The user's name or password is wrong.
  case logInRejected
  /// The server has no database of this name.
  case missing
  /// The user may not read or change the tables.
  case notAllowed(reason: String)
  /// The server is a standby, which can only be read.
  case standby
  /// The server was the primary before a failover, and another one has replaced it.
  case replaced
  /// No space is left on the server.
  case full
  /// A newer version of the program wrote the data.
  case newerSchema
  /// Tables are missing or damaged.
  case damaged(reason: String)
  /// The server accepts no further connection.
  case tooManyConnections
  /// Another process keeps the data locked.
  case locked
  /// A pooler between program and server passes no notifications on.
  case pooler
  /// The connection was lost during a commit, so it is not known whether the changes are saved.
  case uncertain

  func sentence(about database: String) -> String {
    switch self {
    case .invalidAddress:
      "The address of the database cannot be read. Write it as postgres://USER:PASSWORD@HOST/DATABASE, with special characters of "
        + "the password as %XX."
    case .unreachable(let reason):
      "The \(database) cannot be reached: \(reason). Check that the server runs and that its address is right."
    case .untrusted(let reason):
      "The \(database) is not used, because its certificate is not trusted: \(reason). Renew it if it has expired, or give the certificate of its "
        + "authority as sslrootcert in the address."
    case .logInRejected:
      "The \(database) rejected the user’s name or password. Correct them in the address or in the file ~/.pgpass."
    case .missing:
      "The \(database) does not exist. Create it with createdb, or correct the name in the address."
    case .notAllowed(let reason):
      "The \(database) does not permit this user what the program needs: \(reason). Make the user the database’s owner."
    case .standby:
      "The \(database) can be read but not changed, because its server is a standby or set to read-only. Give the address of the primary, or list "
        + "all servers: postgres://USER@ONE,OTHER/DATABASE."
    case .replaced:
      "The \(database) is on a server that another one has replaced, so it was not used. Stop the old server, or remove it from the address."
    case .full:
      "There is no room left for the \(database), so the last change was not saved. What was there before is safe. Free some space on "
        + "its server and try again."
    case .newerSchema:
      "The \(database) was written by a newer version of this program and was left untouched. Use that version, or choose another "
        + "database."
    case .damaged(let reason):
      "The \(database) is damaged: \(reason). Restore it from a backup, or choose another database."
    case .tooManyConnections:
      "The \(database) has no connection left. Each process needs 4: raise max_connections of the server, or run fewer processes."
    case .locked:
      "The \(database) is locked by a slow transaction of another program, so nothing was saved. Try again."
    case .pooler:
      "The \(database) is behind a pooler in transaction mode, such as PgBouncer, which loses notifications. Give the address of the server itself, or "
        + "set pool_mode=session."
    case .uncertain:
      "The connection to the \(database) was lost while the last change was being saved, so it is not known whether it is saved. Look at the data before "
        + "you try again."
    }
  }
}
