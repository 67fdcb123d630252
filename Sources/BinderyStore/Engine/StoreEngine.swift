/// A database behind a ``Store``: it runs transactions over rows and knows nothing of records and feeds.
///
/// Bodies run on a thread of the engine, never on the main actor or the shared thread pool, and may block it.
protocol StoreEngine: Sendable {
  /// Runs reads over one state of the data.
  func read<Value: Sendable>(_ body: @escaping @Sendable (any RowReader) throws -> Value) async throws
    -> Value

  /// Runs changes as a whole or not at all, one transaction after the other.
  /// - Parameter body: reads and changes rows, and returns what it changed; when it throws, nothing has changed.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any RowWriter) throws -> (value: Value, changes: [String: KeyChanges])
  ) async throws -> Value

  /// Reports changes from now on, those of other processes too.
  /// - Parameter report: called once changes are kept, before any later transaction begins.
  func onChanges(_ report: @escaping @Sendable ([String: KeyChanges]) -> Void)

  /// Ends all connections.
  func close()
}
