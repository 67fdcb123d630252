internal import Synchronization

/// The history of a server's data: a standby that becomes the primary begins a new timeline, another installation has another identifier.
struct ServerHistory: Hashable, Sendable {
  let identifier: String
  let timeline: Int
}

/// The most recent history that this process has seen. A server with an older one was replaced and is not used again.
final class SeenHistory: Sendable {
  private let latest = Mutex<ServerHistory?>(nil)

  /// Returns whether a server may be used.
  func admits(_ history: ServerHistory) -> Bool {
    latest.withLock { latest in
      if let latest, latest.identifier == history.identifier, latest.timeline > history.timeline {
        return false
      }
      latest = history
      return true
    }
  }
}
