internal import Bindery
internal import BinderyStore

/// A transaction over rows. Changes are collected, and go to the server with the next read, or with the commit.
///
/// ```
///   first read:  BEGIN, lock of the collection, head of its log, SELECT   ── one journey
///   save:        UPDATE                                                   ── waits
///   commit:      UPDATE, entry of the log, event, COMMIT                  ── one journey
/// ```
final class Transaction {
  /// What the transaction may do.
  enum Purpose { case reading, writing }

  /// A collection that the transaction has locked.
  struct Locked {
    /// The last entry of the log.
    let head: LogPosition
    /// The position of the next new row.
    var nextPlace: Int64
  }

  static let begin = Statement(name: "begin", sql: "BEGIN ISOLATION LEVEL READ COMMITTED")
  static let commit = Statement(name: "commit", sql: "COMMIT")
  static let rollback = Statement(name: "rollback", sql: "ROLLBACK")
  private static let beginReading = Statement(
    name: "begin reading", sql: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
  private static let lock = Statement(
    name: "lock", sql: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
  // It must be a statement of its own after the lock, which sees what was committed meanwhile.
  private static let head = Statement(
    name: "head",
    sql: """
      SELECT number, stamp, (SELECT max(position) FROM bindery.record WHERE collection = $1)
      FROM (SELECT) AS one LEFT JOIN LATERAL
        (SELECT number, stamp FROM bindery.change WHERE collection = $1 ORDER BY number DESC LIMIT 1) AS last ON true
      """)

  /// The first error. The transaction cannot be committed then, whatever its body makes of the error.
  private(set) var failure: (any Error)?
  /// The locked collections.
  private(set) var locked: [String: Locked] = [:]
  /// Whether the transaction records a user event.
  var isRecorded = false

  private let connection: Connection
  private let purpose: Purpose
  private var pending: [Command] = []
  private var isBegun = false

  init(_ connection: Connection, _ purpose: Purpose) {
    self.connection = connection
    self.purpose = purpose
  }

  /// Adds a change.
  func add(_ command: Command) { pending.append(command) }

  /// Reads.
  /// - Parameter collection: The collection that the command reads, which a writing transaction locks first.
  func ask(_ command: Command, of collection: String? = nil) throws -> Answer {
    try run([command], of: collection)[0]
  }

  /// Returns the state of a collection that is about to be changed.
  func lock(_ collection: String) throws -> Locked {
    if locked[collection] == nil { try run([], of: collection) }
    return locked[collection] ?? Locked(head: LogPosition(), nextPlace: 1)
  }

  /// Returns the position of a new row.
  func nextPlace(in collection: String) throws -> Int64 {
    var state = try lock(collection)
    defer { locked[collection] = state }
    defer { state.nextPlace += 1 }
    return state.nextPlace
  }

  /// Notes that positions up to this one, and perhaps one more, are in use.
  func use(_ place: Int64, in collection: String) throws {
    var state = try lock(collection)
    // Rows after it may have moved by one.
    state.nextPlace = max(state.nextPlace, place) + 1
    locked[collection] = state
  }

  @discardableResult
  private func run(_ commands: [Command], of collection: String?) throws -> [Answer] {
    if let failure { throw failure }
    var all = isBegun ? [] : [purpose == .writing ? Self.begin() : Self.beginReading()]
    all += pending
    let name = collection.flatMap { purpose == .writing && locked[$0] == nil ? $0 : nil }
    if let name {
      let stored = KeyText.stored(name)
      all += [Self.lock(stored), Self.head(stored)]
    }
    all += commands
    pending = []
    isBegun = true
    do {
      let answers = try connection.run(all)
      if let name {
        let head = answers[answers.count - commands.count - 1]
        let position = LogPosition(number: head.number(0, 0) ?? 0, stamp: head.number(0, 1) ?? 0)
        locked[name] = Locked(head: position, nextPlace: max(position.number, head.number(0, 2) ?? 0) + 1)
      }
      return Array(answers.suffix(commands.count))
    } catch {
      failure = error
      throw error
    }
  }

  /// Returns to the state of a savepoint, which also gives up the locks taken since.
  func restore(_ locked: [String: Locked]) { self.locked = locked }

  /// Ends the transaction. A reading one does not wait for the answer.
  /// - Parameters:
  ///   - isRepeatable: Whether it may be run again if the commit is uncertain.
  ///   - next: A command to run right after the commit.
  func commit(isRepeatable: Bool, then next: Command? = nil) throws {
    if let failure { throw failure }
    guard isBegun || !pending.isEmpty else { return }
    do {
      if purpose == .reading {
        try connection.post(Self.commit())
      } else {
        try connection.commit(
          (isBegun ? [] : [Self.begin()]) + pending + [Self.commit()], isRepeatable: isRepeatable, then: next)
      }
    } catch {
      failure = error
      throw error
    }
  }

  /// Undoes everything, unless the connection is lost, which does so as well.
  func rollBack() {
    guard isBegun, !connection.isBroken else { return }
    // An error here breaks the connection.
    _ = try? connection.run([Self.rollback()])
  }
}
