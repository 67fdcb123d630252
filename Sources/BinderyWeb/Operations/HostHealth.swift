internal import Synchronization

/// The health of a host: whether it works (`/healthz`, for a supervisor that restarts it otherwise) and whether it
/// accepts new pages (`/readyz`, for a load balancer).
final class HostHealth: Health {
  private let watch: MainActorMonitor
  private let isFull = HostLock(false)
  private let isShortOfMemory = HostLock(false)
  private let latestUse = HostLock((windows: 0, unusedSeconds: 0))

  /// Creates the health of a host without sessions.
  init(watch: MainActorMonitor) { self.watch = watch }

  /// Records whether the host has no room for a client that has no session yet.
  func record(isFull: Bool) { self.isFull.withLock { $0 = isFull } }

  /// Records whether the process is short of memory.
  func record(isShortOfMemory isShort: Bool) { isShortOfMemory.withLock { $0 = isShort } }

  /// The number of windows, and of the seconds for which none of them was used.
  var use: (windows: Int, unusedSeconds: Int) { latestUse.withLock(\.self) }

  /// Records the use of the windows.
  func record(windows: Int, unusedSeconds: Int) {
    latestUse.withLock { $0 = (windows, unusedSeconds) }
  }

  /// The reason why the host should be restarted; nil while it works.
  var failure: String? {
    watch.isStuck ? "The main actor has not answered for \(MainActorMonitor.stuckLimit)." : nil
  }

  /// The reason why the host accepts no new pages; nil while it does.
  var busyReason: String? {
    if let failure { return failure }
    if isShortOfMemory.withLock(\.self) { return "The process has reached its memory limit." }
    return isFull.withLock(\.self) ? "The host has as many sessions as it can hold, and all are in use." : nil
  }
}
