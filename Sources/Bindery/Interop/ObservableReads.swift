@_spi(SwiftUI) internal import Observation
internal import Synchronization

// `withObservationTracking(_:didSet:)` is the function that SwiftUI uses: unlike the public one, it calls back after the value is
// written, so an effect that reads an `@Observable` object runs immediately, like one that reads a box.
//
// A registration with an object lasts until its own callback cancels it. A node that runs again would leave a registration behind with each
// run. So a run that is expected to read such objects also reads its ticket, which is an observable object too: changing the ticket calls
// the callback, which then cancels. Whether to expect it of an effect is learned from the first read of each kind of node, whose registration
// stays until the object changes.
//
// Most derived values and views read no such object. They only use the public function, which takes a fifth of the time, to notice a read: a
// derived value until one of its kind has read an object, a view until it has.
//
// Observation registers at the end of a run, and other threads may change objects before that. So the registration of the run before stays
// until that of the new one is made:
//
//     run 1  read ────── register ├──────────────────────────────┤ revoked
//     run 2                            read ─── ✎ ─── register ├──────────────▶
//     run 3                                                       read ─── …    since run 1 heard of the change
//
// Nothing hears of a change during the first run. A derived value is therefore computed again after it, and the first of a kind twice. A binding
// or a view reads again to register, and hears from then on.

/// The knowledge about reads of `@Observable` objects.
private struct ObservableReads {
  /// The kinds of nodes, by their names, of which one has read such an object.
  var kinds: Set<UnsafePointer<UInt8>?> = []
  /// An unused ticket for the next run.
  var spareTicket: ObservationTicket?

  /// Whether a node is of a kind that has read such an object.
  func isExpected(by node: NodePointer) -> Bool { !kinds.isEmpty && kinds.contains(node.pointee.name) }
}

// Unsafe and unchecked is right: only runs of the graph use it, on the main actor (see Engine.swift), and no access lasts while a body runs.
@exclusivity(unchecked) nonisolated(unsafe) private var reads = ObservableReads()

/// Runs `body`, and marks `node` when an `@Observable` property that it read has changed.
func observingObservables<R, Failure: Error>(
  for node: NodePointer, _ body: () throws(Failure) -> R
) throws(Failure) -> R {
  // An effect must run only once for each change, so it registers at once.
  guard node.pointee.flags.contains(.derived), !reads.isExpected(by: node) else {
    return try registering(for: node, isExpected: reads.isExpected(by: node), body)
  }
  let (outcome, read) = noticingReads { catching(body) }
  if read != nil {
    reads.kinds.insert(node.pointee.name)
    // It runs again, to register.
    node.pointee.flags.insert(.dirty)
  }
  return try outcome.get()
}

/// A read of `@Observable` objects that was only noticed.
private final class NoticedRead: Sendable {
  /// Whether one of the objects has begun to change since.
  let isOutdated = Atomic(false)
}

/// Runs `body`, and returns its result and, if it read `@Observable` objects, that read. A run without such reads takes a fifth of the time of
/// ``registering(for:isExpected:_:)``: the public function evaluates `onChange` only if it registers something.
private func noticingReads<R>(_ body: () -> R) -> (R, NoticedRead?) {
  var read: NoticedRead?
  let result = withObservationTracking(
    body,
    onChange: {
      let noticed = NoticedRead()
      read = noticed
      return { noticed.isOutdated.store(true, ordering: .releasing) }
    }())
  return (result, read)
}

private func catching<R, Failure: Error>(_ body: () throws(Failure) -> R) -> Result<R, Failure> {
  do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
}

/// Runs `body`, and registers its reads.
///
/// - Parameter isExpected: whether it is expected to read an object.
private func registering<R, Failure: Error>(
  for node: NodePointer, isExpected: Bool, _ body: () throws(Failure) -> R
) throws(Failure) -> R {
  var earlier = takeTicket(of: node)
  earlier?.beginReplacement()
  var ticket = exchange(&reads.spareTicket, with: nil) ?? ObservationTicket()
  ticket.node = node
  let outcome = withObservationTracking(
    { () -> Result<R, Failure> in
      if isExpected { ticket.noteRead() }
      return catching(body)
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
@usableFromInline
func observing<R>(_ body: () -> R) -> R {
  guard !engine.ignoresObservables, let node = trackingNode else { return body() }
  if node.isObservingObservables { return registering(for: node, isExpected: true, body) }
  let (value, read) = noticingReads(body)
  guard let read else { return value }
  // It reads again, to register. If an object has changed since, the first registration may have come too late for it.
  let registered = registering(for: node, isExpected: true, body)
  if read.isOutdated.load(ordering: .acquiring) { markDirty(node) }
  return registered
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Whether the last run read an `@Observable` object.
  var isObservingObservables: Bool { pointee.extra?.takeUnretainedValue().watch != nil }
}
