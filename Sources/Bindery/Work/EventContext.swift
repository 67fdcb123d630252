internal import Synchronization

/// The identity of a user event: its window and its number there. It is the same when the event is
/// sent again to another process.
public struct EventIdentity: Hashable, Sendable {
  /// The random name of the window.
  public let window: String
  /// The number of the event in that window, from 1.
  public let number: Int

  /// Creates an identity.
  public init(window: String, number: Int) {
    self.window = window
    self.number = number
  }
}

/// The user event that started the current work. Tasks and commands that the event starts inherit it, so that a store can
/// record the event's identity in the transaction of a write. A write that was committed before a crash is then not
/// repeated
/// when the event is sent again.
///
///     event 7 ─▶ Button ─▶ Command ─▶ Task ─▶ store.write { … }
///                                                │  one transaction: the records, and "window a1, event 7, write 0"
public final class EventContext: Sendable {
  /// The event to which the current work belongs; `nil` for work that no user event started.
  @TaskLocal public static var current: EventContext?

  /// The identity of the event.
  public let identity: EventIdentity
  /// Counts the work that the event starts.
  package let scope = WorkScope()

  private struct State {
    var writes = 0
    /// The number of executions in queues.
    var queued = 0
    var watchers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// Creates the context of an event.
  public init(_ identity: EventIdentity) { self.identity = identity }

  /// Counts a write to a store.
  ///
  /// - Returns: the number of the write among those of the event, from 0.
  public func nextWrite() -> Int {
    state.withLock { state in
      defer { state.writes += 1 }
      return state.writes
    }
  }

  /// Runs the event's action. Work that it starts belongs to the event.
  @MainActor
  package func run<R>(_ body: () -> R) -> R {
    Self.$current.withValue(self) { WorkScope.$current.withValue(scope, operation: body) }
  }

  /// Runs a closure once, as soon as all work of the event is done or waits for the outside: immediately, or when
  /// the last work ends.
  package func whenDone(_ body: @escaping @Sendable () -> Void) {
    scope.whenIdle { [self] in
      let isDone = state.withLock { state in
        if state.queued > 0 { state.watchers.append(body) }
        return state.queued == 0
      }
      if isDone { body() }
    }
  }

  /// Whether all work of the event is done or waits for the outside.
  package var isDone: Bool { scope.isIdle && state.withLock { $0.queued == 0 } }

  /// Waits until all work of the event is done or waits for the outside.
  ///
  /// - Parameter limit: the maximum time to wait.
  package func done(atMost limit: Duration) async {
    guard !isDone else { return }
    let (either, signal) = AsyncStream<Never>.makeStream()
    whenDone { signal.finish() }
    let timeout = Task {
      try? await Task.sleep(for: limit.asDelay)
      signal.finish()
    }
    for await _ in either {}
    timeout.cancel()
  }

  /// Counts an execution in a queue as not done.
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

/// A turn in a queue: the work belongs to the scope and the event in which it was queued, not to
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

  /// Gives up the turn.
  func cancel() { event?.release() }
}

/// Finds events whose writes were committed.
public protocol EventLog: Sendable {
  /// Returns whether a write of an event was committed.
  ///
  /// - Throws: if the log cannot be read.
  func contains(_ event: EventIdentity) async throws -> Bool
}
