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

/// The user event that started the current work. A store records the event's identity in the transaction of a write, so that a
/// write that was committed before a crash is not repeated when the event is sent again.
///
///     event 7 ─▶ Button ─▶ Task ─▶ store.write { … }
///                │           │        one transaction: the records, and "window a1, event 7, write 0"
///                └── hold ───┘ event 7 is done when the last holder is released
///
/// Whatever has a reference to the context holds the event: until then the page keeps it, and sends it again after a crash.
/// `Task { }`, `async let`, task groups, commands and operators such as `debounce` inherit ``current`` and hold it until they end, without
/// any call. A detached task and a callback of another library inherit nothing, and a timer does not hold it, so pass the context to them:
///
///     let event = EventContext.current
///     Task.detached { await event?.run { try? await store.save(pet) } }
public final class EventContext: Sendable {
  /// The event to which the current work belongs; `nil` for work that no user event started.
  @TaskLocal public static var current: EventContext?

  /// The work of the event.
  package let work: EventWork
  private let isHolder: Bool

  /// Creates the context of an event that is done when the context is released.
  ///
  /// - Parameter identity: the identity of the event; `nil` for an event that is never sent again.
  public convenience init(_ identity: EventIdentity?) { self.init(EventWork(identity), isHolder: true) }

  init(_ work: EventWork, isHolder: Bool) {
    self.work = work
    self.isHolder = isHolder
  }

  deinit { if isHolder { work.holderWasReleased() } }

  /// The identity of the event; `nil` for an event that is never sent again, such as those of a terminal.
  public var identity: EventIdentity? { work.identity }

  /// Runs a body as work of the event. Tasks that it starts belong to the event, too.
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self) { try WorkScope.$current.withValue(work.scope, operation: body) }
  }

  /// Runs an asynchronous body as work of the event, such as a callback or a detached task.
  public func run<R>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async rethrows -> R {
    try await Self.$current.withValue(
      self,
      operation: {
        try await WorkScope.$current.withValue(work.scope, operation: body, isolation: isolation)
      }, isolation: isolation)
  }

  /// Runs a body whose tasks write under the event's identity without holding it: work that starts anew with the view to
  /// which it belongs. Counted work of the event still delays its confirmation.
  @MainActor
  package static func withoutHolding<R>(_ body: () -> R) -> R {
    guard let current else { return body() }
    return $current.withValue(EventContext(current.work, isHolder: false), operation: body)
  }

  /// Runs a body that belongs to no event, such as the start of a timer that repeats for as long as its view model lives.
  @MainActor
  package static func withoutEvent<R>(_ body: () -> R) -> R {
    guard current != nil else { return body() }
    return $current.withValue(nil, operation: body)
  }
}
