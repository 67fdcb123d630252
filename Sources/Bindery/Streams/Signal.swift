/// A stream of events: an observer receives those that happen after it began, none from before.
///
/// It lives on the main actor, never fails and never ends. An event without an observer is lost.
///
///     signal        ─ 1 ─── 2 ── 3 ──▶
///     bound here       ├───────────▶
///     the binding      ──── 2 ── 3 ──▶
///
/// A signal is hot or cold. A **hot** one has a source that does not depend on its observers, such as a ``Relay``; an operator on it observes
/// once for all observers of the result. A **cold** one starts again for each observer: one made with ``create(_:)``, or from a ``Driver``, whose
/// current value each observer receives first. Operators on a cold signal run for each observer, so that all of them see the same events;
/// ``share(replay:)`` makes it hot.
@MainActor
public struct Signal<Value> {
  private let subscribe: @MainActor (@escaping @MainActor (Value) -> Void) -> Disposable
  /// Whether it starts again for each observer.
  let isCold: Bool
  /// The object with the closures that produce the events.
  package let holder: (any ClosureHolder)?

  /// Creates a signal from a function that observes it.
  init(
    isCold: Bool, of holder: (any ClosureHolder)? = nil,
    _ subscribe: @escaping @MainActor (@escaping @MainActor (Value) -> Void) -> Disposable
  ) {
    self.isCold = isCold
    self.holder = holder
    self.subscribe = subscribe
  }

  /// A signal without events.
  ///
  ///     never   ─────────────▶
  public static var never: Signal<Value> {
    Signal(isCold: false) { _ in Disposable {} }
  }

  /// Calls `body` for each event, until the result is disposed or released. It belongs to the owner of the result, even when it is created in the
  /// run of an effect; effects created in `body` likewise belong to their owners, regardless of the run that sent the event.
  ///
  /// - Parameters:
  ///   - name: the binding's name in reports.
  ///   - fileID: the calling file, for reports.
  ///   - line: the calling line, for reports.
  ///   - body: receives the event.
  /// - Returns: a disposable that keeps the binding alive.
  public func bind(
    name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Value) -> Void
  ) -> Disposable {
    let subscription = withStack { subscribe(body) }
    SubscriptionTrace.note(subscription, fileID, line)
    if isInspecting { subscription.expectToBeKept(name: "\(name)", fileID: "\(fileID)") }
    return subscription
  }
}

extension Signal: ClosureHolding {}
