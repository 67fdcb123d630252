internal import Synchronization

/// The work that a user event starts: its tasks, which hold it, and the work that its scope counts.
///
///     run      ├─┤
///     Task       ├──── retains the context ────┤ released
///     isDone   ─────────────────────────────────── true ──▶
///
/// It does not hold the event itself, so a host can retain it.
package final class EventWork: Sendable {
  /// The identity of the event; `nil` for an event that is never sent again.
  package let identity: EventIdentity?
  /// Counts the work that the event starts with a name, such as the `.task` of a view.
  package let scope: WorkScope

  private struct State {
    var isHeld = true
    var watchers: [@Sendable () -> Void] = []
    var writes: [ObjectIdentifier: any EventWriteRecord] = [:]
  }

  private let state = Mutex(State())

  /// Creates the work of an event that has not run yet. It is held until ``run(_:)`` ends, and by the tasks that this starts.
  ///
  /// - Parameter claim: the claim to the event's window.
  package init(_ identity: EventIdentity?, claim: WindowClaim? = nil) {
    self.identity = identity
    scope = WorkScope(claim: claim)
  }

  /// Runs the event's action. Call it once.
  @MainActor
  package func run<R>(_ body: () -> R) -> R { EventContext(self, isHolder: true).run(body) }

  /// Whether a task of the event has not ended.
  package var isHeld: Bool { state.withLock(\.isHeld) }

  /// Whether all work of the event has ended, apart from counted work that waits for the outside.
  package var isDone: Bool { scope.isIdle && !isHeld }

  /// Runs a closure once, as soon as the work is done: immediately, or when the last part ends, on any thread.
  package func whenDone(_ body: @escaping @Sendable () -> Void) {
    scope.whenIdle { [self] in
      let isHeld = state.withLock { state in
        if state.isHeld { state.watchers.append(body) }
        return state.isHeld
      }
      if !isHeld { body() }
    }
  }

  /// Waits until the work is done.
  ///
  /// - Parameter limit: the maximum time to wait.
  package nonisolated(nonsending) func done(atMost limit: Duration, clock: SteadyClock = SteadyClock()) async
  {
    if !isDone { await clock.wait(atMost: limit) { whenDone($0) } }
  }

  /// Ends the hold of the tasks. None can hold the event again.
  func holderWasReleased() {
    let watchers = state.withLock { state -> [@Sendable () -> Void] in
      state.isHeld = false
      defer { state.watchers = [] }
      return state.watchers
    }
    for watcher in watchers { whenDone(watcher) }
  }

  // MARK: Writes

  /// The event's writes to a store, created by the first one.
  package func writes<Writes: EventWriteRecord>(to store: AnyObject, make: () -> Writes) -> Writes {
    state.withLock { state in
      if let writes = state.writes[ObjectIdentifier(store)] as? Writes { return writes }
      let writes = make()
      state.writes[ObjectIdentifier(store)] = writes
      return writes
    }
  }

  /// Whether it is certain which of the event's writes were committed before. If not, one may be lost or made twice, and the
  /// user has to be told.
  package var isCertain: Bool { state.withLock { Array($0.writes.values) }.allSatisfy(\.isCertain) }
}

/// What a store knows of the writes of one event.
package protocol EventWriteRecord: AnyObject, Sendable {
  /// Whether it is certain which of them were committed before.
  var isCertain: Bool { get }
}
