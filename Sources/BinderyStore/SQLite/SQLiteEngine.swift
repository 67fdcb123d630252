internal import GRDB
internal import Synchronization

/// Stores rows in an SQLite database: write-ahead log, every commit synced to disk, one writer, many readers.
final class SQLiteEngine: StoreEngine {
  /// The access mode of the database.
  enum Access { case readWrite, readOnly }

  let writer: any DatabaseWriter
  private let folder: String
  private let access: Access
  private let places = RowPlaces()
  private let log: ChangeLog
  private let reports = Mutex<@Sendable ([String: KeyChanges]) -> Void>({ _ in })
  private let watching = Mutex<FolderWatch?>(nil)
  private let shared: FolderLock?
  /// The messages between processes; nil if no other process can use the database.
  private let messages: FolderMessages?
  private let closing: @Sendable () -> Void

  private init(
    writer: any DatabaseWriter, folder: String, access: Access, shared: FolderLock?,
    closing: @escaping @Sendable () -> Void
  ) throws {
    self.writer = writer
    self.folder = folder
    self.access = access
    self.closing = closing
    self.shared = shared
    messages = shared.map { _ in FolderMessages(folder: folder) }
    log = ChangeLog { shared?.isAlone ?? true }
    do {
      try SQLiteSchema.migrator.migrate(writer)
      guard access == .readWrite else { return }
      try writer.writeWithoutTransaction { database in
        try database.inTransaction(.immediate) {
          try log.begin(database)
          return .commit
        }
      }
    } catch {
      throw SQLiteFailure(folder: folder).readable(error)
    }
  }

  static func inMemory() throws -> SQLiteEngine {
    try SQLiteEngine(
      writer: DatabaseQueue(), folder: "memory", access: .readWrite, shared: nil, closing: {})
  }

  /// Opens or creates a database file.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - folder: The folder that errors name.
  ///   - access: The access mode; read-only rejects every write.
  ///   - maximumBytes: The maximum size of the file.
  ///   - shared: The lock of the folder, if other processes may use the file too.
  ///   - closing: Called when the database is closed.
  static func file(
    _ path: String, folder: String, access: Access, maximumBytes: Int? = nil,
    shared: FolderLock? = nil, closing: @escaping @Sendable () -> Void
  ) throws -> SQLiteEngine {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = "bindery.store"
    do {
      let pool = try DatabasePool(path: path, configuration: configuration)
      let engine = try SQLiteEngine(
        writer: pool, folder: folder, access: access, shared: shared, closing: closing)
      // This must follow the opening of the pool, which sets the mode to NORMAL after the configuration.
      try pool.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA synchronous = FULL")
        guard let maximumBytes, let page = try Int.fetchOne(database, sql: "PRAGMA page_size") else { return }
        try database.execute(sql: "PRAGMA max_page_count = \(max(1, maximumBytes / page))")
      }
      return engine
    } catch {
      throw SQLiteFailure(folder: folder).readable(error)
    }
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any RowReader) throws -> Value
  ) async throws -> Value {
    let places = places
    do {
      return try await writer.read { try body(SQLiteRows(database: $0, places: places)) }
    } catch {
      throw SQLiteFailure(folder: folder).readable(error)
    }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any RowWriter) throws -> (value: Value, changes: [String: KeyChanges])
  ) async throws -> Value {
    guard access == .readWrite else { throw StorageError.readOnly(folder: folder) }
    let failure = SQLiteFailure(folder: folder)
    let (places, log) = (places, log)
    return try await withCheckedThrowingContinuation { continuation in
      // Reports within the writer's turn, so that observers receive commits in order.
      writer.asyncWriteWithoutTransaction { [self] database in
        var received: [String: KeyChanges] = [:]
        do {
          var written: (value: Value, changes: [String: KeyChanges])?
          var isLogged = false
          try database.inTransaction(.immediate) {
            received = try log.received(database)
            let result = try body(SQLiteRows(database: database, places: places))
            isLogged = try log.append(result.changes, database)
            written = result
            return .commit
          }
          guard let written else { throw CancellationError() }
          if isLogged { shared?.signal() }
          report(received)
          report(written.changes)
          continuation.resume(returning: written.value)
        } catch {
          report(received)
          continuation.resume(throwing: failure.readable(error))
        }
      }
    }
  }

  // MARK: Changes

  func onChanges(_ report: @escaping @Sendable ([String: KeyChanges]) -> Void) {
    reports.withLock { $0 = report }
  }

  private func report(_ changes: [String: KeyChanges]) {
    if !changes.isEmpty { reports.withLock { $0 }(changes) }
  }

  /// Starts reporting the changes of other processes in a folder.
  ///
  /// - Returns: Whether they are reported at once. Otherwise they are read every second.
  func watch(_ folder: String) -> Bool {
    let watch = FolderWatch(folder, file: FolderLock.fileName) { [weak self] in self?.reportOthers() }
    watching.withLock { $0 = watch }
    return watch.isReported
  }

  private func reportOthers() {
    let log = log
    writer.asyncWriteWithoutTransaction { [weak self] database in
      // Changes that cannot be read now are read after the next write.
      if let changes = try? log.received(database) { self?.report(changes) }
    }
  }

  // MARK: Messages

  func send(_ text: String) { messages?.send(text) }

  func onMessage(_ report: (@Sendable (String) -> Void)?) { messages?.receive(report) }

  var lostMessages: Int { messages?.lost ?? 0 }

  func close() {
    messages?.close()
    watching.withLock { watch in
      watch?.cancel()
      watch = nil
    }
    // Readers that are still running retain their connection until they finish, which is harmless.
    try? writer.close()
    closing()
  }
}
