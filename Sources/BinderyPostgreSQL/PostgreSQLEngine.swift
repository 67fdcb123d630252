internal import BinderyStore
internal import Foundation
internal import Synchronization

/// The database of a store in PostgreSQL: one connection that writes, up to two that read, and one that listens.
///
/// A connection blocks only the thread of its own. Transactions that touch the same collection run one after the other, in all
/// processes; those of one process do in any case.
final class PostgreSQLEngine: StoreEngine {
  private let failure: DatabaseFailure
  private let feed = Feed()
  private let writers: LaneGroup
  private let readers: LaneGroup
  private let isClosed = Mutex(false)
  let listener: Listener

  /// The time for which a lost connection is made again before an error is reported, from the request on.
  private static let patience = Duration.seconds(5)
  /// The times that a transaction is run again which another one got in the way of.
  private static let repeats = 10

  private init(_ address: DatabaseAddress) {
    failure = DatabaseFailure(database: address.description)
    let seen = SeenHistory()
    let connect: @Sendable () throws -> Connection = {
      // A primary that was replaced may still run, and be the first of the list.
      for index in 0..<address.hosts {
        let connection = try Connection(address.beginning(with: index))
        if seen.admits(connection.history) { return connection }
      }
      throw ConnectionError.refused(.replaced)
    }
    writers = LaneGroup([Lane("bindery.postgresql.write", connect: connect)])
    readers = LaneGroup((1...2).map { Lane("bindery.postgresql.read\($0)", connect: connect) })
    listener = Listener(feed: feed, connect: connect)
  }

  /// Connects, and creates the tables in an empty database.
  /// - Throws: ``StorageError``.
  static func open(_ address: DatabaseAddress) async throws -> PostgreSQLEngine {
    let engine = PostgreSQLEngine(address)
    do {
      try await engine.writers.run { try Schema.migrate(try $0.connection()) }
      try await engine.listener.start { command in
        try await engine.writers.run { _ = try $0.connection().run([command]) }
      }
    } catch {
      engine.close()
      throw engine.failure.readable(error)
    }
    return engine
  }

  // MARK: Transactions

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any RowReader) throws -> Value
  ) async throws -> Value {
    try await perform(on: readers) { connection in
      try Self.transact(connection, .reading) { transaction in
        let value = try body(PostgreSQLRows(transaction: transaction))
        try transaction.commit(isRepeatable: true)
        return value
      }
    }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any RowWriter) throws -> (value: Value, changes: [String: KeyChanges])
  ) async throws -> Value {
    let (feed, listener) = (feed, listener)
    return try await perform(on: writers) { connection in
      let (value, written) = try Self.transact(connection, .writing) { transaction in
        let result = try body(PostgreSQLRows(transaction: transaction))
        let stamp = Int64.random(in: .min ... .max)
        let sections = try result.changes.filter { !$0.value.isEmpty }.map { collection, changes in
          let head = try transaction.lock(collection).head
          let entries = ChangeTable.append(
            changes, of: collection, after: head, stamp: stamp, to: transaction)
          return LogSection(collection: collection, start: head, entries: entries)
        }
        let heads = Dictionary(
          uniqueKeysWithValues: sections.map {
            ($0.collection, $0.entries.last?.position.number ?? $0.start.number)
          })
        let announcement = listener.announcement(of: heads, by: connection.process)
        try transaction.commit(
          isRepeatable: transaction.isRecorded || sections.isEmpty, then: announcement)
        if announcement == nil, !heads.isEmpty { listener.announce(heads) }
        return (result.value, sections)
      }
      if !feed.report(written, history: connection.history) {
        // Others wrote before this transaction, so their changes are read and reported first. If that fails, the listener does it.
        try? CatchUp(feed: feed, connection: connection).run(written.map(\.collection))
      }
      return value
    }
  }

  /// Runs a transaction, and undoes it if it fails.
  private static func transact<Value>(
    _ connection: Connection, _ purpose: Transaction.Purpose, _ body: (Transaction) throws -> Value
  ) throws -> Value {
    let transaction = Transaction(connection, purpose)
    do {
      return try body(transaction)
    } catch {
      transaction.rollBack()
      // The body may have turned the database's error into another one.
      throw transaction.failure ?? error
    }
  }

  /// Runs work on a connection, and again on another one if it was lost, or if another transaction got in the way.
  private func perform<Value: Sendable>(
    on lanes: LaneGroup, _ work: @escaping @Sendable (Connection) throws -> Value
  ) async throws -> Value {
    let end = ContinuousClock.now + Self.patience
    return try await lanes.run { [self] lane in
      var repeats = 0
      var pause: UInt32 = 20_000
      var isUncertain = false
      while true {
        do {
          if isClosed.withLock({ $0 }) { throw StorageError.failed(reason: "the store is closed") }
          return try work(try lane.connection())
        } catch {
          if case ConnectionError.lostCommit(isRepeatable: true) = error { isUncertain = true }
          let mayRepeat: Bool
          switch error {
          case let error as ServerError:
            repeats += 1
            mayRepeat = error.isTransient && repeats <= Self.repeats
          case let error as ConnectionError:
            mayRepeat = error.isTransient && ContinuousClock.now < end
            // The thread belongs to this lane, whose work needs the connection.
            if mayRepeat { usleep(pause) }
            pause = min(2 * pause, 200_000)
          default: mayRepeat = false
          }
          guard !mayRepeat else { continue }
          if isUncertain, error is ConnectionError || error is ServerError {
            throw failure.readable(ConnectionError.lostCommit(isRepeatable: false))
          }
          throw failure.readable(error)
        }
      }
    }
  }

  // MARK: Changes

  func onChanges(_ report: @escaping @Sendable ([String: KeyChanges]) -> Void) { feed.onChanges(report) }

  func send(_ text: String) { listener.send(message: text) }

  func onMessage(_ report: (@Sendable (String) -> Void)?) { listener.onMessage(report) }

  var lostMessages: Int { listener.lostMessages }

  var rollbacks: Int { feed.rollbacks }

  func close() {
    isClosed.withLock { $0 = true }
    listener.close()
    writers.close()
    readers.close()
  }
}
