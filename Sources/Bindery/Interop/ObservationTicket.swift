internal import CStack
internal import Observation

/// Reports changes of what one run of a node observed, until that run's reads no longer count.
final class ObservationTicket: Observable, RunWatch, @unchecked Sendable {
  // Sent between threads, but used on the main actor only: by runs, by what ends nodes and by the deinit of `ObservationNews`.

  /// The node that is marked by a change.
  var node: NodePointer?
  /// Reports the change of the ticket itself. Most tickets need none.
  private lazy var registrar = ObservationRegistrar()
  private var isRegistered = false

  /// The ticket that is being taken back on this thread. Other threads report changes at the same time.
  static var revoked: UnsafeMutableRawPointer? { bindery_thread_value() }

  /// Whether it is being taken back on this thread.
  var isRevoked: Bool { Self.revoked == Unmanaged.passUnretained(self).toOpaque() }

  // Read and changed is `\.self`, whose key path is hashed without its components: Observation hashes it eight times in a run.

  /// Has Observation note that the run read the ticket, so that ``revoke()`` reaches all that it registers for the run.
  func noteRead() {
    isRegistered = true
    registrar.access(self, keyPath: \.self)
  }

  /// Takes it back: the node runs again or goes, and what the earlier run read no longer matters.
  func revoke() {
    node = nil
    guard isRegistered else { return }
    // `didSet` alone: observers of the public function, which are called before a change, do not read tickets.
    let outer = Self.revoked
    bindery_set_thread_value(Unmanaged.passUnretained(self).toOpaque())
    registrar.didSet(self, keyPath: \.self)
    bindery_set_thread_value(outer)
    isRegistered = false
  }

  /// Marks the node as out of date and runs what depends on it.
  func redeem() {
    guard let node else { return }
    self.node = nil
    markDirty(node)
    flushIfOutermost()
  }
}

/// Brings a ticket to the main actor.
@MainActor
final class ObservationNews {
  private let ticket: ObservationTicket

  /// Sets out; the ticket is redeemed as this goes.
  nonisolated init(_ ticket: ObservationTicket) { self.ticket = ticket }

  isolated deinit { ticket.redeem() }
}
