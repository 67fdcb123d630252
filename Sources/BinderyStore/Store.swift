internal import Bindery
internal import Synchronization

/// Stores the models of a program: records in ordered collections, changed in transactions, with a feed of changes.
///
/// ```swift
/// let store = try Store.open(folder: "/var/lib/cloudy")
/// try await store.write { try $0.save(Favorite(id: "berlin", name: "Berlin")) }
/// for await changes in store.changes(of: Favorite.self) { … }
/// ```
/// Changes are durable when ``write(_:)`` returns, even if the power fails immediately afterwards. All windows of a process
/// share one store, and each sees a change right after its commit. Several processes may use a folder at the same time: each
/// reports the changes of the others in the same way, shortly after their commits.
public final class Store: Sendable {
  /// A notice for the user after opening the store: that damaged data was set aside, or that nothing can be saved. Nil if
  /// there is no problem.
  public let notice: String?

  package let engine: any StoreEngine
  private let feed = ChangeFeed()
  let takeovers = WindowTakeovers()
  /// The indexes that the database is known to have.
  let indexes = Mutex<Set<FieldIndex>>([])
  let topics: TopicHub
  let rooms: PresenceHub

  /// Creates a store over the database of an engine.
  package init(
    engine: any StoreEngine, notice: String? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.engine = engine
    self.notice = notice
    topics = TopicHub(engine: engine)
    rooms = PresenceHub(topics: topics, clock: clock)
    let feed = feed
    engine.onChanges { feed.publish($0) }
  }

  deinit { engine.close() }

  /// Opens the data in a folder, or creates an empty database.
  ///
  /// A damaged database is set aside under a dated name and replaced by an empty one. A folder or database that is not
  /// writable is opened read-only. ``notice`` reports both.
  /// - Parameters:
  ///   - folder: The data folder. It is created if it is missing.
  ///   - maximumBytes: The maximum size of the database; nil for no limit.
  /// - Throws: ``StorageError`` if another process has been opening the folder for five seconds or uses damaged data in it, a
  ///   newer program wrote the data, or the folder cannot be used.
  public static func open(folder: String, maximumBytes: Int? = nil) throws -> Store {
    try SQLiteOpening(folder: folder, maximumBytes: maximumBytes).open()
  }

  /// Creates a store in memory, for tests and sample data.
  /// - Parameters:
  ///   - faults: Makes reads and writes fail; nil for a store that works.
  ///   - link: Carries messages of topics to and from other stores in memory; nil for a store that is alone.
  ///   - clock: The time by which a ``Presence`` notices that a process has ended.
  public static func inMemory(
    faults: StoreFaults? = nil, link: TopicLink? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) throws -> Store {
    var engine: any StoreEngine = try SQLiteEngine.inMemory()
    if let faults { engine = FaultyEngine(engine: engine, faults: faults) }
    if let link { engine = LinkedEngine(engine: engine, link: link) }
    return Store(engine: engine, clock: clock)
  }

  /// Runs reads on one state of the data.
  /// - Parameter body: Reads records. It runs on a thread of the store.
  /// - Throws: ``StorageError``, or the error of `body`.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (ReadTransaction) throws -> Value
  ) async throws -> Value {
    try await engine.read { try body(ReadTransaction(reader: $0)) }
  }

  /// Runs changes as a whole or not at all. When it returns, they are stored and the feed has reported them.
  ///
  /// Changes that a user event starts (see `EventContext`) are made once: if the event is resent after a crash that followed
  /// the commit, the changes of `body` are rolled back, and the recorded value is returned. This requires that `Value` is `Void` or
  /// `Codable`; otherwise ``StorageError/savedBefore`` is thrown. Several tasks of an event may write at the same time if their writes can be
  /// told apart: by what they write, apart from new UUIDs and the present time.
  /// - Parameter body: Reads and changes records, and does nothing else. It runs on a thread of the store, one transaction at a time, and
  ///   again if another process makes it impossible to complete the transaction.
  ///
  /// Once another process acts for the window that requests the changes, they are refused with ``StorageError/windowMoved``.
  /// - Throws: ``StorageError``, or the error of `body`. Nothing is changed then, except if ``DatabaseProblem/uncertain`` says that it is
  ///   not known.
  @discardableResult
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (WriteTransaction) throws -> Value
  ) async throws -> Value {
    try await write(body, result: .of(Value.self))
  }

  /// Runs changes, once per user event: a write that the same event committed before a crash is not repeated.
  /// - Parameter result: The coding with which the value is recorded, in case the event is resent.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (WriteTransaction) throws -> Value, result: RecordedResult<Value>
  ) async throws -> Value {
    let work = EventContext.current?.work
    guard let work, let event = work.identity else {
      return try await writeForWindow { writer in
        let transaction = WriteTransaction(writer: writer)
        return (value: try body(transaction), changes: transaction.changes)
      }
    }
    let writes = work.writes(to: self) { EventWrites(event) }
    let request = writes.request()
    return try await writeForWindow { writer -> (value: Value, changes: [String: KeyChanges]) in
      let made = Mutex<Value?>(nil)
      let (changes, recorded) = try writes.perform(request, on: writer) { writer in
        let transaction = WriteTransaction(writer: writer)
        transaction.beginPrint()
        let value = try body(transaction)
        made.withLock { $0 = value }
        let hasChanges = !transaction.changes.isEmpty
        return EventWrites.Written(
          changes: transaction.changes, print: transaction.print,
          result: hasChanges ? try result.text(value) : try? result.text(value))
      }
      if let recorded { return (value: try result.value(recorded), changes: changes) }
      guard let value = made.withLock({ $0 }) else { throw CancellationError() }
      return (value: value, changes: changes)
    }
  }

  /// Returns all records of a collection in order. See ``ReadTransaction/all(_:)``.
  /// - Parameter type: The type of record.
  public func all<R: Record>(_ type: R.Type) async throws -> [R] { try await read { try $0.all(type) } }

  /// Returns a record; nil if it does not exist.
  /// - Parameters:
  ///   - type: The type of record.
  ///   - id: The record's identity.
  public func record<R: Record>(_ type: R.Type, id: R.ID) async throws -> R? {
    try await read { try $0.record(type, id: id) }
  }

  /// Saves one record. See ``WriteTransaction/save(_:)``.
  /// - Parameter record: The record.
  public func save<R: Record>(_ record: R) async throws { try await write { try $0.save(record) } }

  /// Removes a record, if it exists.
  /// - Parameters:
  ///   - type: The type of record.
  ///   - id: The record's identity.
  public func delete<R: Record>(_ type: R.Type, id: R.ID) async throws {
    try await write { _ = try $0.delete(type, id: id) }
  }

  /// Returns the changes of a collection from now on.
  /// - Parameter type: The type of record.
  public func changes<R: Record>(of type: R.Type) -> RecordChangeSequence<R.ID> {
    RecordChangeSequence(R.collection, of: feed)
  }

  /// Calls back right after each commit that changed one of several collections.
  ///
  /// ```swift
  /// let observation = store.observe(Pet.self, Meal.self) { pets, meals in
  ///   print("Pets: \(pets.inserted), meals: \(meals.inserted)")
  /// }
  /// ```
  /// - Parameters:
  ///   - type: The types of record.
  ///   - onChange: Called once for a commit, with all of its changes of each collection. What another process committed meanwhile may be
  ///     joined to them. Over PostgreSQL, more than 2,000 changes of a collection come in parts, and so does what was missed for longer than an
  ///     hour. It is called on a thread of the store, in the order of the commits, and must not block.
  /// - Returns: The observation, which ends when it is canceled or released.
  public func observe<each R: Record>(
    _ type: repeat (each R).Type, onChange: @escaping @Sendable (repeat RecordChanges<(each R).ID>) -> Void
  ) -> StoreObservation {
    var collections: [String] = []
    for type in repeat each type { collections.append(type.collection) }
    return feed.observe(collections) { changes in
      onChange(repeat RecordChanges(of: (each R).self, in: changes))
    }
  }

  /// Runs changes for the window whose work requests them.
  private func writeForWindow<Value: Sendable>(
    _ body: @escaping @Sendable (any RowWriter) throws -> (value: Value, changes: [String: KeyChanges])
  ) async throws -> Value {
    guard let claim = WorkScope.current.claim else { return try await engine.write(body) }
    let mark = claim.mark
    do {
      return try await engine.write { writer in
        try writer.admit(mark)
        return try body(writer)
      }
    } catch StorageError.windowMoved {
      claim.lose(mark)
      throw StorageError.windowMoved
    }
  }

  /// Closes all connections and releases the folder. Later reads and writes fail.
  public func close() { engine.close() }
}
