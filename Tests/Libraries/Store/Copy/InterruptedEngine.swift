@testable import BinderyStore
import Synchronization

/// An engine whose write with a given number fails: before it, or after it is stored, as when a program is killed.
final class InterruptedEngine: WrappingEngine {
  struct Interruption: Error {}

  let engine: any StoreEngine
  private let number: Int
  private let isStored: Bool
  private let count = Atomic(0)

  init(_ engine: any StoreEngine, atWrite number: Int, isStored: Bool) {
    (self.engine, self.number, self.isStored) = (engine, number, isStored)
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any RowWriter) throws -> (value: Value, changes: [String: KeyChanges])
  ) async throws -> Value {
    let isInterrupted = count.add(1, ordering: .relaxed).newValue == number
    if isInterrupted, !isStored { throw Interruption() }
    let value = try await engine.write(body)
    if isInterrupted { throw Interruption() }
    return value
  }

  func close() {}
}
