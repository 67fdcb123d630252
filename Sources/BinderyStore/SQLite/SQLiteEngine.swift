internal import GRDB

/// Keeps rows in an SQLite database: write-ahead log, every commit synced to the disk, one writer, many readers.
final class SQLiteEngine: StoreEngine {
  /// What the database may be used for.
  enum Access { case readWrite, readOnly }

  let writer: any DatabaseWriter
  private let folder: String
  private let access: Access
  private let places = RowPlaces()
  private let closing: @Sendable () -> Void

  private init(
    writer: any DatabaseWriter, folder: String, access: Access, closing: @escaping @Sendable () -> Void
  ) throws {
    self.writer = writer
    self.folder = folder
    self.access = access
    self.closing = closing
    do {
      try SQLiteSchema.migrator.migrate(writer)
    } catch {
      throw SQLiteFailure(folder: folder).readable(error)
    }
  }

  static func inMemory() throws -> SQLiteEngine {
    try SQLiteEngine(writer: DatabaseQueue(), folder: "memory", access: .readWrite) {}
  }

  /// Opens or creates a database file.
  /// - Parameters:
  ///   - path: the file.
  ///   - folder: the folder that errors name.
  ///   - access: read-only refuses every write.
  ///   - maximumBytes: how large the file may grow.
  ///   - closing: called when the database was closed.
  static func file(
    _ path: String, folder: String, access: Access, maximumBytes: Int? = nil,
    closing: @escaping @Sendable () -> Void
  ) throws -> SQLiteEngine {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = "bindery.store"
    do {
      let pool = try DatabasePool(path: path, configuration: configuration)
      let engine = try SQLiteEngine(writer: pool, folder: folder, access: access, closing: closing)
      // Only now: opening the pool sets the mode to NORMAL, after the configuration had its say.
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
    _ body: @escaping @Sendable (any RowWriter) throws -> Value,
    committed: @escaping @Sendable (Value) -> Void
  ) async throws -> Value {
    guard access == .readWrite else { throw StorageError.readOnly(folder: folder) }
    let failure = SQLiteFailure(folder: folder)
    let places = places
    return try await withCheckedThrowingContinuation { continuation in
      // Told within the writer's turn, so that observers hear of commits in their order.
      writer.asyncWriteWithoutTransaction { database in
        do {
          var value: Value?
          try database.inTransaction(.immediate) {
            value = try body(SQLiteRows(database: database, places: places))
            return .commit
          }
          guard let value else { throw CancellationError() }
          committed(value)
          continuation.resume(returning: value)
        } catch {
          continuation.resume(throwing: failure.readable(error))
        }
      }
    }
  }

  func close() {
    // Readers that are still at work keep their connection until they are done; nothing is lost by that.
    try? writer.close()
    closing()
  }
}
