/// An engine whose reads and writes fail on demand.
struct FaultyEngine: StoreEngine {
  let engine: any StoreEngine
  let faults: StoreFaults

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any RowReader) throws -> Value
  ) async throws -> Value {
    if let error = faults.reading { throw error }
    return try await engine.read(body)
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any RowWriter) throws -> (value: Value, changes: [String: KeyChanges])
  ) async throws -> Value {
    if let error = faults.writing { throw error }
    return try await engine.write(body)
  }

  func onChanges(_ report: @escaping @Sendable ([String: KeyChanges]) -> Void) { engine.onChanges(report) }

  func send(_ text: String) { engine.send(text) }

  func onMessage(_ report: (@Sendable (String) -> Void)?) { engine.onMessage(report) }

  var lostMessages: Int { engine.lostMessages }

  func close() { engine.close() }
}
