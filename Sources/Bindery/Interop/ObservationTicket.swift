internal import CStack
internal import Observation

/// Reports changes of the objects that one run of a node read, until the node runs again or ends.
// Unchecked is right: threads only pass it on. Its state is used on the main actor alone: by runs, by the code that ends nodes and by the
// deinit of `ObservationNews`.
final class ObservationTicket: Observable, RunWatch, @unchecked Sendable {
  /// The node that is marked by a change.
  var node: NodePointer?
  /// Reports the change of the ticket itself. Most tickets need none.
  private lazy var registrar = ObservationRegistrar()
  private var isRegistered = false

  /// The ticket that is being revoked on this thread. Other threads report changes at the same time.
  static var revoked: UnsafeMutableRawPointer? { bindery_thread_value() }

  /// Whether it is being revoked on this thread.
  var isRevoked: Bool { Self.revoked == Unmanaged.passUnretained(self).toOpaque() }

  // The key path is `\.self`, which is hashed without components: Observation hashes it eight times in a run.

  /// Registers a read of the ticket with Observation, so that ``revoke()`` reaches all registrations of the run.
  func noteRead() {
    isRegistered = true
    registrar.access(self, keyPath: \.self)
  }

  /// Revokes the ticket: the node runs again or is released, and the reads of the earlier run no longer matter.
  func revoke() {
    node = nil
    guard isRegistered else { return }
    // Only `didSet` needs this: observers of the public function, which are called before a change, do not read tickets.
    let outer = Self.revoked
    bindery_set_thread_value(Unmanaged.passUnretained(self).toOpaque())
    registrar.didSet(self, keyPath: \.self)
    bindery_set_thread_value(outer)
    isRegistered = false
  }

  /// Marks the node as out of date and runs everything that depends on it.
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

  /// Creates the message; its deinit redeems the ticket.
  nonisolated init(_ ticket: ObservationTicket) { self.ticket = ticket }

  isolated deinit { ticket.redeem() }
}
