/// A turn in a queue: the work belongs to the scope and the event in which it was queued, not to those of the work before it. Until
/// it is released, it holds the event.
struct QueuedTurn {
  private let scope: WorkScope
  private let event: EventContext?

  /// Queues work of the current event.
  init() {
    scope = WorkScope.current
    event = EventContext.current
  }

  /// Starts the work.
  @MainActor
  func begin<R>(_ start: () -> R) -> R {
    EventContext.$current.withValue(event) { WorkScope.$current.withValue(scope, operation: start) }
  }
}

/// A value that an operator delivers later, as work of the event that sent it. Until it is released, it holds the event.
struct HeldValue<Value> {
  let value: Value
  private let event = EventContext.current

  init(_ value: Value) { self.value = value }

  /// Delivers the value.
  @MainActor
  func deliver(to receive: (Value) -> Void) {
    guard let event else { return receive(value) }
    event.run { receive(value) }
  }
}
