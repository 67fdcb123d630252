internal import BinderyStore
internal import CPostgreSQL
internal import Foundation

/// A connection in pipeline mode: commands are sent together, and their answers read together. One thread at a time uses it.
///
/// ```
///   ──▶ BEGIN, lock, head, SELECT ─── one journey ───▶
///   ◀── four answers ◀────────────────────────────────
/// ```
final class Connection {
  /// What is expected of the server next.
  private enum Expected { case prepared(String), answer, discarded, synchronization }

  /// The history of the server's data.
  let history: ServerHistory
  /// The connection's process on the server.
  let process: Int32
  /// Whether it cannot be used any more.
  private(set) var isBroken = false

  private let handle: OpaquePointer
  private let warnings: Warnings
  private var prepared: Set<String> = []
  private var expected: [Expected] = []

  /// The time in milliseconds after which a silent server counts as lost. A commit can wait for a standby, a statement ends earlier by
  /// the server's own timeout.
  private static let patience: Int32 = 15_000
  private static let patienceOfCommit: Int32 = 30_000

  /// Connects.
  /// - Throws: ``ConnectionError/refused(_:)``.
  init(_ address: DatabaseAddress) throws {
    let parameters = Array(address.parameters)
    let handle = Self.withCStrings(parameters.map(\.key)) { keywords in
      Self.withCStrings(parameters.map(\.value)) { values in PQconnectdbParams(keywords, values, 0) }
    }
    guard let handle else { throw ConnectionError.refused(.unreachable(reason: "no memory is left")) }
    self.handle = handle
    warnings = Warnings()
    process = PQbackendPID(handle)
    guard PQstatus(handle) == CONNECTION_OK else {
      let problem = ConnectionFailure(handle).problem
      PQfinish(handle)
      throw ConnectionError.refused(problem)
    }
    do {
      history = try Self.prepare(handle, address)
    } catch {
      PQfinish(handle)
      throw error
    }
    PQsetNoticeReceiver(
      handle,
      { context, result in
        guard let context, let result else { return }
        Unmanaged<Warnings>.fromOpaque(context).takeUnretainedValue().note(result)
      }, Unmanaged.passUnretained(warnings).toOpaque())
    guard PQenterPipelineMode(handle) == 1, PQsetnonblocking(handle, 1) == 0 else {
      // `deinit` ends the connection.
      throw ConnectionError.refused(.unreachable(reason: "libpq is older than version 14"))
    }
  }

  deinit { PQfinish(handle) }

  /// Sets timeouts that the address leaves out, and reads the server's history.
  private static func prepare(_ handle: OpaquePointer, _ address: DatabaseAddress) throws -> ServerHistory {
    let timeouts = [
      ("statement_timeout", "10s"), ("lock_timeout", "5s"), ("idle_in_transaction_session_timeout", "5s"),
    ]
    let settings = timeouts.filter { !address.sets($0.0) }.map { "SET \($0.0) = '\($0.1)'; " }.joined()
    let sql = """
      \(settings)SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
      SELECT system_identifier, CASE WHEN NOT pg_is_in_recovery() THEN
        ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int END FROM pg_control_system()
      """
    guard let result = PQexec(handle, sql) else {
      throw ConnectionError.refused(.unreachable(reason: "no memory is left"))
    }
    guard PQresultStatus(result) == PGRES_TUPLES_OK else {
      defer { PQclear(result) }
      throw ServerError(result)
    }
    let answer = Answer(result)
    guard let identifier = answer.text(0, 0), let timeline = answer.number(0, 1) else {
      throw ConnectionError.refused(.standby)
    }
    return ServerHistory(identifier: identifier, timeline: Int(timeline))
  }

  // MARK: Commands

  /// Runs commands in one journey to the server.
  /// - Returns: The answer of each.
  /// - Throws: ``ServerError`` of the first command that failed; those after it did not run. ``ConnectionError/lost(reason:)``.
  @discardableResult
  func run(_ commands: [Command]) throws -> [Answer] {
    for command in commands { try send(command, expecting: .answer) }
    try synchronize()
    return try answers(expected.count, patience: Self.patience)
  }

  /// Runs commands of which the last one is a commit.
  /// - Parameters:
  ///   - isRepeatable: Whether the transaction may be run again if the commit is uncertain.
  ///   - next: A command to run right after the commit, whose answer does not matter.
  /// - Throws: As ``run(_:)``, and also if the server stopped waiting for a standby, ``ConnectionError/lostCommit(isRepeatable:)``.
  func commit(_ commands: [Command], isRepeatable: Bool, then next: Command? = nil) throws {
    warnings.isUncertain = false
    do {
      for command in commands { try send(command, expecting: .answer) }
      try synchronize()
      let awaited = expected.count
      if let next {
        try send(next, expecting: .discarded)
        try synchronize()
      }
      try answers(awaited, patience: Self.patienceOfCommit)
    } catch ConnectionError.lost {
      throw ConnectionError.lostCommit(isRepeatable: isRepeatable)
    }
    if warnings.isUncertain { throw ConnectionError.lostCommit(isRepeatable: isRepeatable) }
  }

  /// Sends a command whose answer does not matter, and waits for nothing.
  func post(_ command: Command) throws {
    try send(command, expecting: .discarded)
    try synchronize()
    _ = PQflush(handle)
  }

  private func send(_ command: Command, expecting expectation: Expected) throws {
    let statement = command.statement
    // A statement without a name is replaced by the next one.
    if statement.name.isEmpty || !prepared.contains(statement.name) {
      guard PQsendPrepare(handle, statement.name, statement.sql, 0, nil) == 1 else { throw lost() }
      prepared.insert(statement.name)
      expected.append(.prepared(statement.name))
    }
    let isSent = Self.withCStrings(command.parameters) { values in
      PQsendQueryPrepared(
        handle, statement.name, Int32(command.parameters.count), values, nil, nil, 0)
    }
    guard isSent == 1 else { throw lost() }
    expected.append(expectation)
  }

  private func synchronize() throws {
    guard PQpipelineSync(handle) == 1 else { throw lost() }
    expected.append(.synchronization)
  }

  /// Reads the first answers that are expected.
  @discardableResult
  private func answers(_ count: Int, patience: Int32) throws -> [Answer] {
    var answers: [Answer] = []
    var failure: ServerError?
    let awaited = expected.prefix(count)
    expected.removeFirst(count)
    for (index, expectation) in awaited.enumerated() {
      guard let result = try nextResult(patience) else { throw lost() }
      switch (PQresultStatus(result), expectation) {
      case (PGRES_PIPELINE_SYNC, .synchronization):
        PQclear(result)
        // A discarded command of an earlier journey may fail without a consequence.
        if index < awaited.count - 1 { failure = nil }
        continue
      case (PGRES_COMMAND_OK, .answer), (PGRES_TUPLES_OK, .answer): answers.append(Answer(result))
      case (PGRES_COMMAND_OK, _), (PGRES_TUPLES_OK, _): PQclear(result)
      default:
        if case .prepared(let name) = expectation { prepared.remove(name) }
        if PQresultStatus(result) == PGRES_FATAL_ERROR {
          let error = ServerError(result)
          // Without a code, it is an error of libpq itself.
          if error.isFatal || error.state.isEmpty || PQstatus(handle) == CONNECTION_BAD {
            PQclear(result)
            throw lost(error.message)
          }
          failure = failure ?? error
        }
        PQclear(result)
      }
      guard try nextResult(patience) == nil else { throw lost() }
    }
    if let failure { throw failure }
    return answers
  }

  private func nextResult(_ patience: Int32) throws -> OpaquePointer? {
    while PQisBusy(handle) == 1 { try wait(patience) }
    return PQgetResult(handle)
  }

  /// Waits until the server sends something.
  private func wait(_ patience: Int32) throws {
    let unsent = PQflush(handle)
    guard unsent >= 0 else { throw lost() }
    var descriptor = pollfd(
      fd: PQsocket(handle), events: Int16(unsent == 1 ? POLLIN | POLLOUT : POLLIN), revents: 0)
    switch poll(&descriptor, 1, patience) {
    case 0: throw lost("it gave no answer for \(patience / 1_000) seconds")
    case 1...:
      if Int32(descriptor.revents) & (POLLIN | POLLERR | POLLHUP) != 0, PQconsumeInput(handle) == 0 {
        throw lost()
      }
    default: if errno != EINTR { throw lost() }
    }
  }

  private func lost(_ reason: String? = nil) -> ConnectionError {
    isBroken = true
    return .lost(reason: ConnectionFailure.sentence(reason ?? String(cString: PQerrorMessage(handle))))
  }

  // MARK: Notifications

  /// The descriptor on which the server's messages arrive.
  var descriptor: Int32 { PQsocket(handle) }

  /// Reads what has arrived, without waiting.
  /// - Throws: ``ConnectionError/lost(reason:)``.
  func receive() throws {
    _ = PQflush(handle)
    guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { throw lost() }
  }

  /// Waits for a message for at most a time in milliseconds.
  func receive(within patience: Int32) throws {
    _ = PQflush(handle)
    var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
    if poll(&descriptor, 1, patience) > 0 { try receive() }
  }

  /// Returns the notifications that were received.
  func notifications() -> [Notification] {
    var notifications: [Notification] = []
    while let notify = PQnotifies(handle) {
      notifications.append(
        Notification(
          channel: String(cString: notify.pointee.relname), sender: notify.pointee.be_pid,
          payload: String(cString: notify.pointee.extra)))
      PQfreemem(notify)
    }
    return notifications
  }

  // MARK: Texts

  /// Calls a body with an array of C strings that ends with a null pointer.
  private static func withCStrings<Result>(
    _ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var offsets: [Int?] = []
    for text in texts {
      guard let text else {
        offsets.append(nil)
        continue
      }
      offsets.append(bytes.count)
      for byte in text.utf8 { bytes.append(CChar(bitPattern: byte)) }
      bytes.append(0)
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let pointers =
        offsets.map { offset in offset.flatMap { offset in buffer.baseAddress.map { $0 + offset } } } + [nil]
      return pointers.withUnsafeBufferPointer { pointers in
        // The array has at least the null pointer.
        // swift-format-ignore: NeverForceUnwrap
        body(pointers.baseAddress!)
      }
    }
  }
}

/// Collects the warnings of a connection.
private final class Warnings {
  /// Whether the server stopped waiting for a standby during a commit.
  var isUncertain = false

  func note(_ result: OpaquePointer) {
    func field(_ code: Character) -> String? {
      PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) }
    }
    // A commit that was canceled while it waited for a standby, or whose connection an operator ended meanwhile. The texts depend on the
    // server's language.
    if field("V") == "WARNING", ["01000", "57P01"].contains(field("C")) { isUncertain = true }
  }
}
