@testable import BinderyStore
import Synchronization

/// An engine that notes whether its store listens, and what it sends.
final class ListeningEngine: WrappingEngine {
  let engine: any StoreEngine
  private let state = Mutex((isListening: false, sent: [String]()))

  init(engine: any StoreEngine) { self.engine = engine }

  var isListening: Bool { state.withLock(\.isListening) }
  var sent: [String] { state.withLock(\.sent) }

  func send(_ text: String) { state.withLock { $0.sent.append(text) } }

  func onMessage(_ report: (@Sendable (String) -> Void)?) {
    let isListening = report != nil
    state.withLock { $0.isListening = isListening }
  }
}
