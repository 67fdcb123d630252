internal import Synchronization

/// Carries the messages of topics between stores in memory, as between processes, to test them in virtual time.
///
/// ```swift
/// let link = TopicLink()
/// let (one, other) = (try Store.inMemory(link: link, clock: clock), try Store.inMemory(link: link, clock: clock))
/// other.close()        // as if its process was killed
/// ```
/// The stores share messages only, and no records.
public final class TopicLink: Sendable {
  private struct State {
    var next = 0
    var receivers: [Int: @Sendable (String) -> Void] = [:]
    var cut: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Creates a link without stores.
  public init() {}

  func cut(_ number: Int) { state.withLock { _ = $0.cut.insert(number) } }

  func restore(_ number: Int) { state.withLock { _ = $0.cut.remove(number) } }

  func addStore() -> Int {
    state.withLock { state in
      state.next += 1
      return state.next
    }
  }

  func send(_ text: String, from sender: Int) {
    let receivers = state.withLock { state in
      state.cut.contains(sender)
        ? []
        : state.receivers.filter { $0.key != sender && !state.cut.contains($0.key) }
          .sorted { $0.key < $1.key }.map(\.value)
    }
    for receive in receivers { receive(text) }
  }

  func setReceiver(_ number: Int, _ receive: (@Sendable (String) -> Void)?) {
    state.withLock { $0.receivers[number] = receive }
  }

  func remove(_ number: Int) {
    state.withLock { state in
      state.receivers[number] = nil
      state.cut.insert(number)
    }
  }
}

/// An engine whose messages a ``TopicLink`` carries.
struct LinkedEngine: WrappingEngine {
  let engine: any StoreEngine
  let link: TopicLink
  let number: Int

  init(engine: any StoreEngine, link: TopicLink) {
    self.engine = engine
    self.link = link
    number = link.addStore()
  }

  func send(_ text: String) { link.send(text, from: number) }

  func onMessage(_ report: (@Sendable (String) -> Void)?) { link.setReceiver(number, report) }

  var lostMessages: Int { 0 }

  func close() {
    link.remove(number)
    engine.close()
  }
}
