internal import Synchronization

/// Whether a host works (`/healthz`: a supervisor restarts it otherwise) and takes new pages (`/readyz`: a balancer sends
/// them elsewhere otherwise).
final class HostHealth: Sendable {
  private let watch: MainActorMonitor
  private let maximumSessions: Int
  private let sessions = Mutex(0)

  /// Creates the health of a host without sessions.
  init(watch: MainActorMonitor, maximumSessions: Int) {
    self.watch = watch
    self.maximumSessions = maximumSessions
  }

  /// Records the number of sessions.
  func record(sessions count: Int) { sessions.withLock { $0 = count } }

  /// Why the host should be restarted; `nil` while it works.
  var failure: String? {
    watch.isStuck ? "The main actor has not answered for \(MainActorMonitor.stuckLimit)." : nil
  }

  /// Why the host takes no new pages; `nil` while it does.
  var busyReason: String? {
    if let failure { return failure }
    let count = sessions.withLock(\.self)
    return count >= maximumSessions ? "The host has \(count) sessions, as many as it can hold." : nil
  }
}
