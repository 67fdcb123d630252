@_spi(SwiftUI) internal import Observation

// `withObservationTracking(_:didSet:)` is the function that SwiftUI uses: unlike the public one, it calls back after the value is
// written, so an effect that reads an `@Observable` object runs immediately, like one that reads a box.
//
// A registration with an object lasts until the object changes, and only its own callback can cancel it. A node that runs
// again for another reason would leave a registration behind with each run. So a run that is expected to read such objects also reads its
// ticket, which is an observable object too: changing the ticket calls the callback, which then cancels. Other runs save this cost. The
// expectation is learned from the first run of each kind of node, whose registration is the only one that stays.

/// The knowledge about reads of `@Observable` objects.
private struct ObservableReads {
  /// The kinds of nodes, by their names, of which one has read such an object.
  var kinds: Set<UnsafePointer<UInt8>?> = []
  /// An unused ticket for the next run.
  var spareTicket: ObservationTicket?
}

// Unsafe and unchecked is right: only runs of the graph use it, on the main actor (see Engine.swift), and no access lasts while a body runs.
@exclusivity(unchecked) nonisolated(unsafe) private var reads = ObservableReads()

/// Runs `body`, and marks `node` when an `@Observable` property that it read has changed.
func observingObservables<R, Failure: Error>(
  for node: NodePointer, _ body: () throws(Failure) -> R
) throws(Failure) -> R {
  var ticket = makeTicket(for: node)
  let isExpected = !reads.kinds.isEmpty && reads.kinds.contains(node.pointee.name)
  ticket.node = node
  let outcome = withObservationTracking(
    { () -> Result<R, Failure> in
      if isExpected { ticket.noteRead() }
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    },
    didSet: { [ticket] tracking in
      if ObservationTicket.revoked != nil {
        // If runs were nested, this one read another ticket.
        if ticket.isRevoked { tracking.cancel() }
        return
      }
      tracking.cancel()
      // Its deinit runs on the main actor: immediately if this is the main actor, else in a separate job.
      _ = ObservationNews(ticket)
    })
  // Another reference to the ticket exists only if objects were observed.
  if isKnownUniquelyReferenced(&ticket) {
    ticket.node = nil
    reads.spareTicket = ticket
  } else {
    if !isExpected { reads.kinds.insert(node.pointee.name) }
    node.makeExtra().watch = ticket
    // The node may have ended itself in its run.
    if node.pointee.flags.contains(.disposed) { stopWatching(node) }
  }
  return try outcome.get()
}

/// Cancels the registrations of a node's last run, and returns a ticket for the next one: that of the last run, unless a change that it reports is
/// on its way to the main actor.
private func makeTicket(for node: NodePointer) -> ObservationTicket {
  if let extra = node.pointee.extra?.takeUnretainedValue(), extra.watch != nil {
    // Tickets are the only watches.
    var ticket = unsafeDowncast(
      exchange(&extra.watch, with: nil).unsafelyUnwrapped, to: ObservationTicket.self)
    ticket.revoke()
    if isKnownUniquelyReferenced(&ticket) { return ticket }
  }
  return exchange(&reads.spareTicket, with: nil) ?? ObservationTicket()
}

/// Performs the part of a run that tracks `@Observable` objects, if only a part does. Call it once in a run.
@inlinable
func observing<R>(_ body: () -> R) -> R {
  engine.ignoresObservables ? body() : observingInRun(body)
}

@usableFromInline
func observingInRun<R>(_ body: () -> R) -> R {
  guard let node = trackingNode else { return body() }
  return observingObservables(for: node, body)
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Whether the last run read an `@Observable` object.
  var isObservingObservables: Bool { pointee.extra?.takeUnretainedValue().watch != nil }
}
