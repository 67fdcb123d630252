internal import Bindery
internal import Synchronization

/// The texts of other processes that the main actor has not read yet.
final class TopicInbox: Sendable {
  private struct State {
    var texts: [String] = []
    var lost = 0
  }

  /// The number of texts from which further ones are lost, so that a flood of messages uses little memory.
  private static let capacity = 1024

  private let state = Mutex(State())

  /// The number of texts that were lost because the main actor was busy.
  var lost: Int { state.withLock(\.lost) }

  /// Adds a text, and reads all on the main actor soon.
  func add(_ text: String, read: @escaping @MainActor @Sendable () -> Void) {
    let isFirst = state.withLock { state in
      guard state.texts.count < Self.capacity else {
        state.lost += 1
        return false
      }
      state.texts.append(text)
      return state.texts.count == 1
    }
    if isFirst { WorkScope.start("read messages of topics") { read() } }
  }

  /// Removes and returns all texts, in the order in which they arrived.
  func takeAll() -> [String] {
    state.withLock { state in
      defer { state.texts = [] }
      return state.texts
    }
  }
}
