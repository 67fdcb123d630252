@_spi(SwiftUI) internal import Observation

/// Whether runs look out for `@Observable` objects.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) var tracksObservables = true {
  didSet { watchesRuns = isInspecting || tracksObservables }
}

// `withObservationTracking(_:didSet:)` is what SwiftUI itself uses: unlike the public function it calls back after the value is
// written, so an effect that reads an `@Observable` object runs at once, like one that reads a box.

/// Runs `body`, and marks `node` when an `@Observable` property that it read has changed.
func observingObservables<R, Failure: Error>(
  for node: NodePointer, _ body: () throws(Failure) -> R
) throws(Failure) -> R {
  let ticket = ObservationTicket(node)
  if let extra = node.pointee.extra?.takeUnretainedValue() {
    extra.observation?.invalidate()
    extra.observation = nil
  }
  let outcome = withObservationTracking(
    { () -> Result<R, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    },
    didSet: { tracking in
      tracking.cancel()
      // Its deinit runs on the main actor: at once if this is the main actor, else in a job of its own.
      _ = ObservationNews(ticket)
    })
  // Somebody else holds the ticket only if there was something to observe.
  var held = ticket
  if !isKnownUniquelyReferenced(&held) { node.makeExtra().observation = held }
  return try outcome.get()
}

extension UnsafeMutablePointer where Pointee == Node {
  /// Whether the last run read an `@Observable` object.
  var isObservingObservables: Bool { pointee.extra?.takeUnretainedValue().observation != nil }
}

/// Lets one run of a node be told of changes of what it observed, for as long as that run's reads count.
final class ObservationTicket: @unchecked Sendable {
  // Sent between threads, but its node is used on the main actor only: by runs, by `free` and by the deinit of the news.
  private var node: NodePointer?

  init(_ node: NodePointer) { self.node = node }

  /// The node runs again or goes: what the earlier run read no longer matters.
  func invalidate() { node = nil }

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
private final class ObservationNews {
  private let ticket: ObservationTicket

  nonisolated init(_ ticket: ObservationTicket) { self.ticket = ticket }

  isolated deinit { ticket.redeem() }
}
