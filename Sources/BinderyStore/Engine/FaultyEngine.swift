/// An engine whose reads and writes fail on demand.
struct FaultyEngine: WrappingEngine {
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
}
