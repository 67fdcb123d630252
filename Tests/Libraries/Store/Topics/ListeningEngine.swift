@testable import BinderyStore
import Synchronization

/// An engine that notes whether its store listens, and what it sends.
final class ListeningEngine: StoreEngine {
  private let engine: any StoreEngine
  private let state = Mutex((isListening: false, sent: [String]()))

  init(engine: any StoreEngine) { self.engine = engine }

  var isListening: Bool { state.withLock(\.isListening) }
  var sent: [String] { state.withLock(\.sent) }
  let lostMessages = 0

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any RowReader) throws -> Value
  ) async throws -> Value { try await engine.read(body) }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any RowWriter) throws -> (value: Value, changes: [String: KeyChanges])
  ) async throws -> Value { try await engine.write(body) }

  func onChanges(_ report: @escaping @Sendable ([String: KeyChanges]) -> Void) { engine.onChanges(report) }

  func send(_ text: String) { state.withLock { $0.sent.append(text) } }

  func onMessage(_ report: (@Sendable (String) -> Void)?) {
    let isListening = report != nil
    state.withLock { $0.isListening = isListening }
  }

  func close() { engine.close() }
}
