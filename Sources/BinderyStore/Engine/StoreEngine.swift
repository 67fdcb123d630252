/// The database of a ``Store``. It runs transactions over rows and is independent of records and feeds.
///
/// Bodies run on a thread of the engine, never on the main actor or in the shared thread pool, and may block it. A body may run again
/// if its transaction could not be completed, for example because two processes wait for each other's collections. What it did before is
/// rolled back then, so it does nothing else.
package protocol StoreEngine: Sendable {
  /// Runs reads on one state of the data.
  func read<Value: Sendable>(_ body: @escaping @Sendable (any RowReader) throws -> Value) async throws
    -> Value

  /// Runs changes as a whole or not at all, one transaction at a time.
  /// - Parameter body: Reads and changes rows, and returns its changes. If it throws, nothing is changed.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any RowWriter) throws -> (value: Value, changes: [String: KeyChanges])
  ) async throws -> Value

  /// Reports all later changes, including those of other processes.
  /// - Parameter report: Called once changes are stored, before any later transaction begins.
  func onChanges(_ report: @escaping @Sendable ([String: KeyChanges]) -> Void)

  /// Sends a text to the other processes that use the data, at most once: a process that cannot take it right away misses it.
  ///
  /// It is not stored, and belongs to no transaction. The call returns at once, and two texts may overtake each other.
  /// - Parameter text: At most ``MessageSize/maximum`` bytes of UTF-8, without U+0000.
  func send(_ text: String)

  /// Reports the texts of other processes from now on; nil ends that. Without it, the engine spends nothing on receiving them.
  /// - Parameter report: Called on any thread. It may also receive the texts of this process, and ignores them.
  func onMessage(_ report: (@Sendable (String) -> Void)?)

  /// The number of texts that could not be sent to a process.
  var lostMessages: Int { get }

  /// The number of times when the database turned out to lack changes that had been reported.
  var rollbacks: Int { get }

  /// Closes all connections.
  func close()
}

extension StoreEngine {
  package var rollbacks: Int { 0 }
}

/// An engine that does what another one does, but for what it implements itself.
package protocol WrappingEngine: StoreEngine {
  /// The other engine.
  var engine: any StoreEngine { get }
}

extension WrappingEngine {
  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (any RowReader) throws -> Value
  ) async throws -> Value { try await engine.read(body) }

  package func write<Value: Sendable>(
    _ body: @escaping @Sendable (any RowWriter) throws -> (value: Value, changes: [String: KeyChanges])
  ) async throws -> Value { try await engine.write(body) }

  package func onChanges(_ report: @escaping @Sendable ([String: KeyChanges]) -> Void) {
    engine.onChanges(report)
  }

  package func send(_ text: String) { engine.send(text) }
  package func onMessage(_ report: (@Sendable (String) -> Void)?) { engine.onMessage(report) }
  package var lostMessages: Int { engine.lostMessages }
  package var rollbacks: Int { engine.rollbacks }
  package func close() { engine.close() }
}
