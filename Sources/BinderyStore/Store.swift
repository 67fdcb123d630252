internal import Bindery

/// Keeps the models of a program: records in ordered collections, changed in transactions, with a feed of changes.
///
/// ```swift
/// let store = try Store.open(folder: "/var/lib/cloudy")
/// try await store.write { try $0.save(Favorite(id: "berlin", name: "Berlin")) }
/// for await changes in store.changes(of: Favorite.self) { … }
/// ```
/// What ``write(_:)`` has returned is kept, even if the power fails right after. All windows of a process share one
/// store, and each sees a change right after its commit. Several processes may use a folder at the same time: each reports
/// the changes of the others in the same way, soon after their commits.
public final class Store: Sendable {
  /// What a person should know about how the store was opened, as sentences: that damaged data were set aside, or
  /// that nothing can be saved. Nil when all is well.
  public let notice: String?

  let engine: any StoreEngine
  private let feed = ChangeFeed()

  init(engine: any StoreEngine, notice: String? = nil) {
    self.engine = engine
    self.notice = notice
    let feed = feed
    engine.onChanges { feed.publish($0) }
  }

  deinit { engine.close() }

  /// Opens the data in a folder, or begins new ones there.
  ///
  /// A damaged database is set aside under a dated name and a new one begun; a folder or database that cannot be
  /// written is opened for reading. ``notice`` reports both.
  /// - Parameters:
  ///   - folder: the data folder; it is created if it is missing.
  ///   - maximumBytes: how large the database may grow; nil for as large as the disk allows.
  /// - Throws: ``StorageError`` when another process has been opening the folder for five seconds or uses damaged data in it,
  ///   a newer program wrote the data, or the folder cannot be used at all.
  public static func open(folder: String, maximumBytes: Int? = nil) throws -> Store {
    try SQLiteOpening(folder: folder, maximumBytes: maximumBytes).open()
  }

  /// A store that is forgotten with the process, for tests and sample data.
  public static func inMemory() throws -> Store {
    Store(engine: try SQLiteEngine.inMemory())
  }

  /// Runs reads over one state of the data.
  /// - Parameter body: reads; it runs on a thread of the store.
  /// - Throws: ``StorageError``, or what `body` throws.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (ReadTransaction) throws -> Value
  ) async throws -> Value {
    try await engine.read { try body(ReadTransaction(reader: $0)) }
  }

  /// Runs changes as a whole or not at all. When it returns, they are stored and the feed has reported them.
  ///
  /// Changes that a user event starts (see `EventContext`) are made once: when the event is sent again after a crash that came
  /// after the commit, `body` does not run, and the value of the first time is returned. For that `Value` should be
  /// `Void` or `Codable`; otherwise ``StorageError/savedBefore`` is thrown then.
  /// - Parameter body: reads and changes; it runs on a thread of the store, one transaction after the other.
  /// - Throws: ``StorageError``, or what `body` throws. Nothing has changed then.
  @discardableResult
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (WriteTransaction) throws -> Value
  ) async throws -> Value {
    try await write(body, result: .of(Value.self))
  }

  /// Runs changes, once only if a user event starts them: what the same event has committed before a crash is not done again.
  /// - Parameter result: how the value is recorded with the event, for the case that it is sent again.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (WriteTransaction) throws -> Value, result: RecordedResult<Value>
  ) async throws -> Value {
    let event = EventContext.current.map { EventWrite($0.identity, index: $0.nextWrite()) }
    return try await engine.write { writer -> (value: Value, changes: [String: KeyChanges]) in
      if let event, let recorded = try writer.result(of: event) {
        return (value: try result.value(recorded), changes: [:])
      }
      let transaction = WriteTransaction(writer: writer)
      let value = try body(transaction)
      if let event, !transaction.changes.isEmpty { try writer.record(event, result: result.text(value)) }
      return (value: value, changes: transaction.changes)
    }
  }

  /// All records of a collection in order. See ``ReadTransaction/all(_:)``.
  /// - Parameter type: the kind of record.
  public func all<R: Record>(_ type: R.Type) async throws -> [R] { try await read { try $0.all(type) } }

  /// One record, or nil when there is none.
  /// - Parameters:
  ///   - type: the kind of record.
  ///   - id: its identity.
  public func record<R: Record>(_ type: R.Type, id: R.ID) async throws -> R? {
    try await read { try $0.record(type, id: id) }
  }

  /// Keeps one record. See ``WriteTransaction/save(_:)``.
  /// - Parameter record: the record.
  public func save<R: Record>(_ record: R) async throws { try await write { try $0.save(record) } }

  /// Removes a record, if it exists.
  /// - Parameters:
  ///   - type: the kind of record.
  ///   - id: its identity.
  public func delete<R: Record>(_ type: R.Type, id: R.ID) async throws {
    try await write { _ = try $0.delete(type, id: id) }
  }

  /// The changes of a collection from now on.
  /// - Parameter type: the kind of record.
  public func changes<R: Record>(of type: R.Type) -> RecordChangeSequence<R.ID> {
    RecordChangeSequence(R.collection, of: feed)
  }

  /// Calls back right after each commit that changed a collection.
  /// - Parameters:
  ///   - type: the kind of record.
  ///   - onChange: called on a thread of the store, in the order of the commits; it must not block.
  /// - Returns: the observation; it ends when cancelled or released.
  public func observe<R: Record>(
    _ type: R.Type, onChange: @escaping @Sendable (RecordChanges<R.ID>) -> Void
  ) -> StoreObservation {
    feed.observe(R.collection) { onChange(RecordChanges($0)) }
  }

  /// Ends all connections and gives the folder free. Later reads and writes fail.
  public func close() { engine.close() }
}
