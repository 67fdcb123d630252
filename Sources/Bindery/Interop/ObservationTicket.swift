internal import CBindery
internal import Observation
internal import Synchronization

/// Reports changes of the objects that one run of a node read, until the registrations of its next run have replaced it, or it ends.
// Unchecked is right: threads only pass it on and use its atomic values. Its other state is used on the main actor alone: by runs, by the
// code that ends nodes and by the deinit of `ObservationNews`.
final class ObservationTicket: Observable, RunWatch, @unchecked Sendable {
  /// The node that is marked by a change.
  var node: NodePointer?
  /// The ticket of the run before, if a thread may still be reporting a change to it.
  private var predecessor: ObservationTicket?
  /// Reports the change of the ticket itself. Most tickets need none.
  private lazy var registrar = ObservationRegistrar()
  private var isRegistered = false
  /// Whether an object changed since the run, or since the run began that replaces it.
  private let hasNews = Atomic(false)
  /// The thread of the run that replaces it; zero if there is none.
  private let replacingThread = Atomic<UInt>(0)

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

  /// Records a change on the thread that made it, and reports it to the main actor.
  ///
  /// - Parameter cancel: ends the registration.
  func noteChange(cancel: @escaping @Sendable () -> Void) {
    // What a run itself writes does not make it run again.
    guard replacingThread.load(ordering: .relaxed) != UInt(bitPattern: bindery_thread()) else { return }
    guard !hasNews.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // Its deinit runs on the main actor: immediately if this is the main actor, else in a separate job.
    _ = ObservationNews(self, cancel)
  }

  /// Begins a run that replaces it. The run sees all changes so far.
  func beginReplacement() {
    replacingThread.store(UInt(bitPattern: bindery_thread()), ordering: .relaxed)
    hasNews.store(false, ordering: .releasing)
  }

  /// Ends the run that replaces it, after the registrations of that run were made.
  ///
  /// - Returns: whether another thread has changed an object meanwhile, so that the run may have missed it.
  func endReplacement() -> Bool {
    replacingThread.store(0, ordering: .relaxed)
    return hasNews.load(ordering: .acquiring)
  }

  /// Takes over from the ticket of the run before, which has ended.
  ///
  /// - Returns: a ticket that nothing else retains, to be used again.
  func replace(_ earlier: inout ObservationTicket?) -> ObservationTicket? {
    guard let node = earlier?.node, let isCancelled = earlier?.isRegistered else { return nil }
    earlier?.revoke()
    if isKnownUniquelyReferenced(&earlier) { return exchange(&earlier, with: nil) }
    // A thread that found the registration before it ended may have yet to report its change. A registration that could not be canceled
    // would report every change.
    if isCancelled {
      earlier?.node = node
      predecessor = exchange(&earlier, with: nil)
    }
    return nil
  }

  /// Revokes the ticket: the node has run again or is released, and the reads of the earlier run no longer matter.
  func revoke() {
    node = nil
    exchange(&predecessor, with: nil)?.node = nil
    guard isRegistered else { return }
    // Only `didSet` needs this: observers of the public function, which are called before a change, do not read tickets.
    let outer = Self.revoked
    bindery_set_thread_value(Unmanaged.passUnretained(self).toOpaque())
    registrar.didSet(self, keyPath: \.self)
    bindery_set_thread_value(outer)
    isRegistered = false
  }

  /// Marks the node as out of date and runs everything that depends on it, unless a run has begun since the change.
  fileprivate func redeem(cancel: () -> Void) {
    guard hasNews.exchange(false, ordering: .acquiringAndReleasing) else { return }
    guard let node else { return cancel() }
    markDirty(node)
    flushIfOutermost()
  }
}

/// Brings the news of a change to the main actor.
@MainActor
private final class ObservationNews {
  private let ticket: ObservationTicket
  private let cancel: @Sendable () -> Void

  /// Creates the message; its deinit redeems the ticket.
  nonisolated init(_ ticket: ObservationTicket, _ cancel: @escaping @Sendable () -> Void) {
    self.ticket = ticket
    self.cancel = cancel
  }

  isolated deinit { ticket.redeem(cancel: cancel) }
}
