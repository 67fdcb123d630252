/// Keeps the models of a program: records in ordered collections, changed in transactions, with a feed of changes.
///
/// ```swift
/// let store = try Store.open(folder: "/var/lib/cloudy")
/// try await store.write { try $0.save(Favorite(id: "berlin", name: "Berlin")) }
/// for await changes in store.changes(of: Favorite.self) { … }
/// ```
/// What ``write(_:)`` has returned is kept, even if the power fails right after. All windows of a process share one
/// store, and each sees a change right after its commit. A folder belongs to one process at a time.
public final class Store: Sendable {
  /// What a person should know about how the store was opened, as sentences: that damaged data were set aside, or
  /// that nothing can be saved. Nil when all is well.
  public let notice: String?

  let engine: any StoreEngine
  private let feed = ChangeFeed()

  init(engine: any StoreEngine, notice: String? = nil) {
    self.engine = engine
    self.notice = notice
  }

  deinit { engine.close() }

  /// Opens the data in a folder, or begins new ones there.
  ///
  /// A damaged database is set aside under a dated name and a new one begun; a folder or database that cannot be
  /// written is opened for reading. ``notice`` reports both.
  /// - Parameters:
  ///   - folder: the data folder; it is created if it is missing.
  ///   - maximumBytes: how large the database may grow; nil for as large as the disk allows.
  /// - Throws: ``StorageError`` when another process uses the folder, a newer program wrote the data, or the folder
  ///   cannot be used at all.
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
  /// - Parameter body: reads and changes; it runs on a thread of the store, one transaction after the other.
  /// - Throws: ``StorageError``, or what `body` throws. Nothing has changed then.
  @discardableResult
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (WriteTransaction) throws -> Value
  ) async throws -> Value {
    let feed = feed
    return try await engine.write { writer in
      let transaction = WriteTransaction(writer: writer)
      let value = try body(transaction)
      return (value: value, changes: transaction.changes)
    } committed: {
      feed.publish($0.changes)
    }.value
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
