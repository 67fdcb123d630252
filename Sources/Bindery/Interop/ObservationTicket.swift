internal import Observation

/// Reports changes of what one run of a node observed, until that run's reads no longer count.
final class ObservationTicket: Observable, RunWatch, @unchecked Sendable {
  // Sent between threads, but used on the main actor only: by runs, by what ends nodes and by the deinit of the news.

  /// Who is told.
  var node: NodePointer?
  /// What tells of the ticket's own change. Most tickets need none.
  private lazy var registrar = ObservationRegistrar()
  private var isRegistered = false

  /// The ticket that is being taken back on this thread.
  @TaskLocal static var revoked: ObservationTicket?

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
    // Only those who asked to be told after changes: the public function's observers, told before, have not asked for tickets.
    Self.$revoked.withValue(self) { registrar.didSet(self, keyPath: \.self) }
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
