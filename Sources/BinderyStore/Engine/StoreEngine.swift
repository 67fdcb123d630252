/// A database behind a ``Store``: it runs transactions over rows and knows nothing of records and feeds.
///
/// Bodies run on a thread of the engine, never on the main actor or the shared thread pool, and may block it.
protocol StoreEngine: Sendable {
  /// Runs reads over one state of the data.
  func read<Value: Sendable>(_ body: @escaping @Sendable (any RowReader) throws -> Value) async throws
    -> Value

  /// Runs changes as a whole or not at all, one transaction after the other.
  /// - Parameters:
  ///   - body: reads and changes rows; when it throws, nothing has changed.
  ///   - committed: called once the changes are kept, before any later transaction begins.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any RowWriter) throws -> Value,
    committed: @escaping @Sendable (Value) -> Void
  ) async throws -> Value

  /// Ends all connections.
  func close()
}
