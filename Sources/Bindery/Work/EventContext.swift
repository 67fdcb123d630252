internal import Synchronization

/// The identity of a user event: the window in which it happened, and its number there. It is the same when the event is
/// sent again to another process.
public struct EventIdentity: Hashable, Sendable {
  /// The window, by a random name.
  public let window: String
  /// The number of the event in that window, from 1.
  public let number: Int

  /// Names an event.
  public init(window: String, number: Int) {
    self.window = window
    self.number = number
  }
}

/// The user event that starts the current work. Tasks and commands that the event starts inherit it, so that a store can
/// record the event's identity in the transaction of the write: a write that was committed before a crash is not made twice
/// when the event is sent again.
///
///     event 7 ─▶ Button ─▶ Command ─▶ Task ─▶ store.write { … }
///                                                │  one transaction: the records, and "window a1, event 7, write 0"
public final class EventContext: Sendable {
  /// The event to which the current work belongs; `nil` for work that no user event started.
  @TaskLocal public static var current: EventContext?

  /// Which event it is.
  public let identity: EventIdentity
  /// Counts the work that the event starts.
  package let scope = WorkScope()

  private struct State {
    var writes = 0
    /// Executions that wait for their turn.
    var queued = 0
    var watchers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// Makes the context of an event.
  public init(_ identity: EventIdentity) { self.identity = identity }

  /// Counts a write to a store.
  ///
  /// - Returns: its number among the writes of the event, from 0.
  public func nextWrite() -> Int {
    state.withLock { state in
      defer { state.writes += 1 }
      return state.writes
    }
  }

  /// Runs what the event does. Work that it starts belongs to the event.
  @MainActor
  package func run<R>(_ body: () -> R) -> R {
    Self.$current.withValue(self) { WorkScope.$current.withValue(scope, operation: body) }
  }

  /// Runs a closure once, as soon as all work that the event started is done, or waits for something outside: now, or in
  /// whatever ends the last work.
  package func whenDone(_ body: @escaping @Sendable () -> Void) {
    scope.whenIdle { [self] in
      let isDone = state.withLock { state in
        if state.queued > 0 { state.watchers.append(body) }
        return state.queued == 0
      }
      if isDone { body() }
    }
  }

  /// Whether all work that the event started is done, or waits for something outside.
  package var isDone: Bool { scope.isIdle && state.withLock { $0.queued == 0 } }

  /// Waits until all work that the event started is done, or waits for something outside.
  ///
  /// - Parameter limit: the longest wait.
  package func done(atMost limit: Duration) async {
    guard !isDone else { return }
    let (either, signal) = AsyncStream<Never>.makeStream()
    whenDone { signal.finish() }
    let timeout = Task {
      try? await Task.sleep(for: limit)
      signal.finish()
    }
    for await _ in either {}
    timeout.cancel()
  }

  /// Counts work that waits for its turn as not done.
  func hold() { state.withLock { $0.queued += 1 } }

  /// Ends a ``hold()``.
  func release() {
    let watchers = state.withLock { state -> [@Sendable () -> Void] in
      state.queued -= 1
      guard state.queued == 0 else { return [] }
      defer { state.watchers = [] }
      return state.watchers
    }
    for watcher in watchers { whenDone(watcher) }
  }
}

/// The place of work in a queue: when its turn comes, it belongs to the scope and the event in which it was queued, not to
/// those of the work before it.
struct QueuedTurn {
  private let scope: WorkScope
  private let event: EventContext?

  /// Queues work of the current event.
  init() {
    scope = WorkScope.current
    event = EventContext.current
    event?.hold()
  }

  /// Starts the work.
  @MainActor
  func begin(_ start: () -> Void) {
    EventContext.$current.withValue(event) { WorkScope.$current.withValue(scope, operation: start) }
    event?.release()
  }

  /// Gives the turn up.
  func cancel() { event?.release() }
}

/// Knows which events have made a write that is committed.
public protocol EventLog: Sendable {
  /// Whether a write of an event is committed.
  ///
  /// - Throws: when the log cannot be read.
  func contains(_ event: EventIdentity) async throws -> Bool
}
