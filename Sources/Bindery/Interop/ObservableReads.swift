@_spi(SwiftUI) internal import Observation

// `withObservationTracking(_:didSet:)` is the function that SwiftUI uses: unlike the public one, it calls back after the value is
// written, so an effect that reads an `@Observable` object runs immediately, like one that reads a box.
//
// A registration with an object lasts until its own callback cancels it. A node that runs again would leave a registration behind with each
// run. So a run that is expected to read such objects also reads its ticket, which is an observable object too: changing the ticket calls
// the callback, which then cancels. Other runs save this cost. The expectation is learned from the first run of each kind of node, whose
// registration stays until the object changes.
//
// Observation registers at the end of a run, and other threads may change objects before that. So the registration of the run before stays
// until that of the new one is made:
//
//     run 1  read ────── register ├──────────────────────────────┤ revoked
//     run 2                            read ─── ✎ ─── register ├──────────────▶
//     run 3                                                       read ─── …    since run 1 heard of the change
//
// Nothing hears of a change during the first run. A derived value is therefore computed again after it, and a binding or a view reads again.

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
  var earlier = takeTicket(of: node)
  earlier?.beginReplacement()
  var ticket = exchange(&reads.spareTicket, with: nil) ?? ObservationTicket()
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
      ticket.noteChange { tracking.cancel() }
    })
  // Another reference to the ticket exists only if objects were observed.
  let isObserving = !isKnownUniquelyReferenced(&ticket)
  let isFirst = earlier == nil
  var hasMissedChange = false
  if !isFirst {
    hasMissedChange = earlier?.endReplacement() ?? false
    if let spare = ticket.replace(&earlier) { reads.spareTicket = spare }
  }
  if isObserving {
    if !isExpected { reads.kinds.insert(node.pointee.name) }
    node.makeExtra().watch = ticket
    // The node may have ended itself in its run.
    if node.pointee.flags.contains(.disposed) { stopWatching(node) }
  } else {
    if isFirst { ticket.node = nil } else { ticket.revoke() }
    reads.spareTicket = ticket
  }
  if node.pointee.flags.contains(.derived) {
    if hasMissedChange || isFirst && isObserving { node.pointee.flags.insert(.dirty) }
  } else if hasMissedChange {
    markDirty(node)
  }
  return try outcome.get()
}

/// Removes and returns the ticket of a node's last run, if that run read objects.
private func takeTicket(of node: NodePointer) -> ObservationTicket? {
  guard let extra = node.pointee.extra?.takeUnretainedValue(), extra.watch != nil else { return nil }
  // Tickets are the only watches.
  return unsafeDowncast(exchange(&extra.watch, with: nil).unsafelyUnwrapped, to: ObservationTicket.self)
}

/// Performs the part of a run that tracks `@Observable` objects, if only a part does. Call it once in a run.
@inlinable
func observing<R>(_ body: () -> R) -> R {
  guard !engine.ignoresObservables else { return body() }
  // Not in an optional or a `Result`, whose type would have to be looked up in each run.
  let result = UnsafeMutablePointer<R>.allocate(capacity: 1)
  defer { result.deallocate() }
  var isSet = false
  observingInRun {
    if isSet { result.deinitialize(count: 1) }
    result.initialize(to: body())
    isSet = true
  }
  return result.move()
}

@usableFromInline
func observingInRun(_ body: () -> Void) {
  guard let node = trackingNode else { return body() }
  let wasObserving = node.isObservingObservables
  observingObservables(for: node, body)
  if !wasObserving, node.isObservingObservables { observingObservables(for: node, body) }
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Whether the last run read an `@Observable` object.
  var isObservingObservables: Bool { pointee.extra?.takeUnretainedValue().watch != nil }
}
